import type { FairPhase } from 'beursvloer-domain/fair';
import type { CmsClient } from '../content/client/client';
import { cmsFor } from '../content/client/context.server';
import { submitContentForm } from '../content-forms/submit-form.server';
import { todayAtFair } from '../content/cache/by-the-clock.server';
import { fairPhase } from '../content/types/fair-phase.server';
import { briefSession } from '../content/types/listed';
import type { Block } from '../content/types/page/blocks';
import { findFormOnPage, findPage } from '../content/types/page/page';
import { listSessions } from '../content/types/session';
import { notFound } from '../errors/page-errors';
import { languagesOf } from '../messages/locale';
import { fairThings, linkedData } from '../meta/linked-data';
import { pageMeta } from '../meta/page-meta';
import type { RouteHandle } from '../shell/layouts/handle';
import type { Route } from './+types/home';
import { ContentPage } from './content-page';

export const handle: RouteHandle = { layout: 'default', cache: { params: [] }, form: { files: 'content' } };

/**
 * The front page: the page with the slug `home`, built from blocks like any other. In the last week and during the fair it has
 * parts that need no editor.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const cms = cmsFor(context);
  const [page, phase] = await Promise.all([findPage(cms, 'home'), fairPhase(cms)]);
  if (!page) throw notFound(url);
  return { page: { ...page, blocks: await withFixedBlocks(cms, page.blocks, phase) } };
}

async function withFixedBlocks(cms: CmsClient, blocks: Block[], phase: FairPhase): Promise<Block[]> {
  if (phase === 'during')
    return [{ type: 'today', key: 'today', sessions: await sessionsOfToday(cms) }, ...blocks];
  if (phase !== 'last-week') return blocks;
  const count = blocks[0]?.type === 'hero' ? 1 : 0;
  return blocks.toSpliced(count, 0, { type: 'prepare-visit', key: 'prepare-visit' });
}

async function sessionsOfToday(cms: CmsClient) {
  const today = todayAtFair();
  const all = await listSessions(cms);
  return all.filter(({ day }) => day === today).map(briefSession);
}

export function action({ context, request, url }: Route.ActionArgs) {
  return submitContentForm(context, request, url, (cms, form) => findFormOnPage(cms, 'home', form));
}

export function meta({ loaderData: { page }, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { title, seo } = page;
  const head = pageMeta({ title, seo, path: '/', languages: languagesOf(page), titleAlone: true }, site);
  return [...head, linkedData(fairThings(site))];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />;
}
