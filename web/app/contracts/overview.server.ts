import { standWishOf } from 'beursvloer-domain/contracts';
import { formatIban } from 'beursvloer-domain/numbers';
import { offerVersion, standTotal } from 'beursvloer-domain/prices';
import { redirect } from 'react-router';
import { todayAtFair } from '../content/cache/by-the-clock.server';
import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { findRules, listRules } from '../content/types/rules/rules';
import { inForce } from '../content/types/rules/rules-in-force';
import { notFound, unavailable } from '../errors/page-errors';
import type { FormField } from '../form-engine/form';
import { contractFormTexts } from '../messages/contract-form';
import { messagesFor } from '../messages/messages';
import type { OpenContract } from './contract.server';
import { stepPath } from './paths';
import { wordedSignature } from './step-forms.server';
import { lineNames } from './total.server';

export interface OverviewRow {
  label: string;
  /** Null when it was left empty. */
  value: string | null;
}

/** Everything that is signed, and what to sign it with. Throws a redirect to the first step that is not right. */
export async function openOverview(context: RequestContext, url: URL, contract: OpenContract) {
  const { verdict, offer, steps, locale, unreadBecause } = contract;
  if (unreadBecause) throw unavailable();
  if (verdict.firstWrong !== null) throw redirect(stepPath(verdict.firstWrong));
  const cms = cmsFor(context);
  const current = inForce(await listRules(cms), todayAtFair());
  const rules = current && (await findRules(cms, current.version));
  const total = standTotal(offer.prices, standWishOf(verdict.values));
  // A contract without rules or without a price cannot be signed.
  if (!rules || !total) throw notFound(url);
  return {
    sections: steps.map(({ slug, form }) => ({ slug, rows: form.fields.flatMap(rowsOf(contract)) })),
    total,
    names: lineNames(offer, messagesFor(locale)),
    rules,
    offerVersion: offerVersion(offer.prices),
    form: wordedSignature(locale, {
      rulesVersion: rules.version,
      company: textOf(contract, 'company'),
      signatory: textOf(contract, 'signatoryName'),
    }),
  };
}

export type OverviewData = Awaited<ReturnType<typeof openOverview>>;

export function textOf({ verdict }: OpenContract, name: string): string {
  const value = verdict.values[name];
  return typeof value === 'string' ? value : '';
}

const rowsOf =
  (contract: OpenContract) =>
  (field: FormField): OverviewRow[] => {
    const { name, kind, label, help, optionLabels = {} } = field;
    const value = contract.verdict.values[name];
    if (value === undefined) return [];
    if (kind === 'consent') {
      const { mandateTitle } = contractFormTexts(contract.locale);
      return [{ label: mandateTitle, value: value === '' ? null : [help, label].filter(Boolean).join('\n') }];
    }
    const texts =
      typeof value === 'string'
        ? [value]
        : value.map((item) => (typeof item === 'string' ? item : item.name));
    const words = texts.filter((text) => text !== '').map((text) => optionLabels[text] ?? text);
    const text = words.join(', ');
    return [{ label, value: text === '' ? null : name === 'iban' ? formatIban(text) : text }];
  };
