import {
  contractDefaults,
  contractStepSlugs,
  isContractStep,
  type ContractStepSlug,
} from 'beursvloer-domain/contracts';
import type { FormValues } from 'beursvloer-domain/forms';
import { redirect } from 'react-router';
import { isSecure } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { addDraft, changeDraft, type DraftFile, type DraftValues } from '../content/types/form/drafts';
import { notFound } from '../errors/page-errors';
import type { WordedForm } from '../form-engine/form';
import { uploadsIn } from '../form-engine/files/sent-file';
import {
  fieldsOf,
  judgeForm,
  rejectFailure,
  rejectForm,
  type RejectedForm,
} from '../form-engine/form.server';
import { messagesFor } from '../messages/messages';
import { contractFormId, draftSecret, openContract, type OpenContract } from './contract.server';
import { draftCookies } from './draft-cookie.server';
import { backButton, contractPath, nextParam, overviewSlug, stepPath, type StepSlug } from './paths';
import { lineNames, standErrors } from './total.server';

/** A step of the contract. Who skips ahead is sent to the first step that is not right. */
export async function loadStep(context: RequestContext, request: Request, url: URL, slug: string) {
  if (!isContractStep(slug)) throw notFound(url);
  const contract = await openContract(context, request, url);
  const { verdict, values, offer, isGone, unreadBecause } = contract;
  if (!unreadBecause && !isReachable(slug, contract)) throw redirect(stepPath(verdict.firstWrong ?? slug));
  const m = messagesFor(contract.locale);
  return {
    slug,
    form: formOf(contract, slug),
    values: { ...contractDefaults, ...mutable(values), ...shownFiles(contract.files) },
    isGone,
    hasDraft: contract.token !== null,
    firstWrong: unreadBecause ? slug : verdict.firstWrong,
    stand:
      slug === 'stand' ? { prices: offer.prices, names: lineNames(offer, m), values: mutable(values) } : null,
  };
}

export async function saveStep(context: RequestContext, request: Request, url: URL, slug: string) {
  if (!isContractStep(slug)) throw notFound(url);
  const contract = await openContract(context, request, url, { mayBeUnread: true });
  const m = messagesFor(contract.locale);
  const form = formOf(contract, slug);
  const fields = await fieldsOf(request);
  // A page that was opened before the form asked for them.
  for (const [name, value] of Object.entries(contractDefaults))
    if (!fields.has(name)) fields.set(name, value);
  const reject = (rejection: RejectedForm) => rejectForm(context, form, fields, m, rejection);
  if (contract.unreadBecause)
    return rejectFailure(context, form, fields, m, contract.unreadBecause, () => null);

  const isBack = fields.get(backButton.name) === backButton.value;
  const judged = judgeForm(form, fields, m);
  if (!isBack) {
    const errors = judged.isValid ? {} : { ...judged.errors };
    if (slug === 'stand')
      for (const [name, message] of Object.entries(standErrors(contract.offer, sentValues(form, fields), m)))
        errors[name] ??= message;
    if (Object.keys(errors).length > 0) return reject({ errors });
  }
  try {
    const cookies = await save(context, contract, slug, {
      ...without(contract.values, form),
      ...sentValues(form, fields),
      ...(judged.isValid && textsOf(judged.values)),
    });
    const headers = new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
    const isFromOverview = url.searchParams.get(nextParam) === overviewSlug;
    return redirect(isBack ? pathBefore(slug) : isFromOverview ? stepPath(overviewSlug) : pathAfter(slug), {
      status: 303,
      headers,
    });
  } catch (error) {
    // Only what the rules do not allow is too much for a draft, and going back saves without asking them.
    return rejectFailure(context, form, fields, m, error, () =>
      judged.isValid ? null : { errors: judged.errors },
    );
  }
}

/** Saves values, in a new draft where there is none (any more). Returns its cookies: each change makes both stay longer. */
async function save(
  context: RequestContext,
  { cms, token }: OpenContract,
  step: ContractStepSlug,
  values: DraftValues,
): Promise<string[]> {
  const draft = { form: contractFormId, step, values };
  const isChanged = token !== null && (await changeDraft(cms, draftSecret(), token, draft));
  return draftCookies(isChanged ? token : await addDraft(cms, draftSecret(), draft), isSecure(context));
}

function isReachable(slug: StepSlug, { verdict: { firstWrong } }: Pick<OpenContract, 'verdict'>): boolean {
  if (firstWrong === null) return true;
  return slug !== overviewSlug && contractStepSlugs.indexOf(slug) <= contractStepSlugs.indexOf(firstWrong);
}

function formOf({ steps }: OpenContract, slug: ContractStepSlug): WordedForm {
  const step = steps.find((one) => one.slug === slug);
  if (!step) throw new Error(`The contract has no step ${slug}`);
  return step.form;
}

function pathAfter(slug: ContractStepSlug): string {
  return stepPath(contractStepSlugs[contractStepSlugs.indexOf(slug) + 1] ?? overviewSlug);
}

function pathBefore(slug: ContractStepSlug): string {
  const before = contractStepSlugs[contractStepSlugs.indexOf(slug) - 1];
  return before === undefined ? contractPath : stepPath(before);
}

function sentValues({ fields }: WordedForm, sent: FormData): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const { name, kind } of fields) {
    if (kind === 'file') {
      values[name] = uploadsIn(sent.getAll(name)).map(({ id }) => id);
      continue;
    }
    const texts = sent.getAll(name).filter((value) => typeof value === 'string');
    if (kind === 'choices') values[name] = texts;
    else if (texts[0] !== undefined) values[name] = texts[0];
  }
  return values;
}

const textsOf = (values: FormValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

function without(values: DraftValues, { fields }: WordedForm): DraftValues {
  const names = fields.map(({ name }) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

function shownFiles(files: readonly DraftFile[]): Record<string, string[]> {
  const shown: Record<string, string[]> = {};
  for (const { field, ...upload } of files) (shown[field] ??= []).push(JSON.stringify(upload));
  return shown;
}

const mutable = (values: DraftValues): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );
