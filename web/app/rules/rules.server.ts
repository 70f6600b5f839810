import { todayAtFair } from '../content/cache/by-the-clock.server';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { findPage } from '../content/types/page/page';
import { findRules, listRules } from '../content/types/rules/rules';
import { notFound } from '../errors/page-errors';
import { ownWords } from '../site/own-words';
import { splitIntro } from '../site/split-intro';
import { inForce, standingOf } from '../content/types/rules/rules-in-force';

/** How a version is numbered: the year of its edition and a serial number. */
const versionShape = /^\d{4}\.\d{1,2}$/;

/**
 * A version of the rules with what the editor put around them: the one in force, or the one that `?versie=` asks for.
 * Throws 404 when there is no such version.
 */
export async function loadRules(context: RequestContext, url: URL) {
  const cms = cmsFor(context);
  const asked = url.searchParams.get('versie');
  if (asked !== null && !versionShape.test(asked)) throw notFound(url);

  const today = todayAtFair();
  const [versions, page] = await Promise.all([listRules(cms), findPage(cms, 'reglement-standhouders')]);
  const current = inForce(versions, today);
  const wanted = asked ?? current?.version;
  const rules = wanted === undefined ? null : await findRules(cms, wanted);
  if (!rules) throw notFound(url);

  const { intro, rest } = splitIntro(page?.blocks ?? []);
  return {
    rules,
    standing: standingOf(rules, versions, today),
    current: current?.version ?? rules.version,
    versions: versions.map((version) => ({ ...version, standing: standingOf(version, versions, today) })),
    ...ownWords(page, cms.locale),
    written: { locale: page?.locale },
    intro,
    blocks: rest,
  };
}

export type RulesData = Awaited<ReturnType<typeof loadRules>>;
