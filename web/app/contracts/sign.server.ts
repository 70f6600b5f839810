import { isSameName } from 'beursvloer-domain/contracts';
import { redirect } from 'react-router';
import { z } from 'zod';
import { isSecure } from '../content/client/context.server';
import { CmsError, CmsUnavailable } from '../content/client/errors';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { signContract } from '../content/types/form/contracts';
import type { DraftValues } from '../content/types/form/drafts';
import type { WordedForm } from '../form-engine/form';
import { fieldsOf, judgeForm, rejectForm, type RejectedForm } from '../form-engine/form.server';
import { messagesFor } from '../messages/messages';
import type { OpenContract } from './contract.server';
import { endedDraftCookies } from './draft-cookie.server';
import { openOverview, textOf } from './overview.server';
import { receiptParam, receivedPath } from './paths';

/** Signs the contract of this browser: judges everything once more, and hands it over. */
export async function sign(context: RequestContext, request: Request, url: URL) {
  const { contract, data } = await openOverview(context, request, url);
  const m = messagesFor(contract.locale);
  const fields = await fieldsOf(request);
  const reject = (rejection: RejectedForm, headers?: HeadersInit) =>
    rejectForm(context, data.form, fields, m, rejection, headers);

  const sent = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [rulesVersion, offerVersion] = [sent('rulesVersion'), sent('offerVersion')];
  if (rulesVersion !== data.rules.version || offerVersion !== data.offerVersion)
    return reject({ problem: m.contract.changed, status: 409 });
  const judged = judgeForm(data.form, fields, m);
  const errors: Record<string, string> = judged.isValid ? {} : { ...judged.errors };
  const signatory = textOf(contract, 'signatoryName');
  const typedName = sent('typedName').trim();
  if (!('typedName' in errors) && !isSameName(typedName, signatory))
    errors.typedName = m.contract.otherName(signatory);
  if (Object.keys(errors).length > 0) return reject({ errors });

  try {
    const receipt = await signContract(contract.cms, {
      values: valuesOf(contract),
      signature: { rulesAccepted: sent('rulesAccepted'), authorised: sent('authorised'), typedName },
      statements: statementsOf(contract, data.form),
      ...{ rulesVersion, offerVersion, language: contract.locale, draftToken: contract.token },
      key: sent('sleutel') || null,
      captcha: sent('captcha'),
      begonnen: sent('begonnen'),
      website: sent('website'),
    });
    const headers = new Headers();
    for (const cookie of endedDraftCookies(isSecure(context))) headers.append('Set-Cookie', cookie);
    return redirect(`${receivedPath}?${receiptParam}=${encodeURIComponent(receipt)}`, {
      status: 303,
      headers,
    });
  } catch (error) {
    if (error instanceof CmsUnavailable) return reject({ problem: m.failures.unavailable, status: 503 });
    if (!(error instanceof CmsError)) throw error;
    if (error.status === 409) return reject({ problem: m.contract.changed, status: 409 });
    if (error.status === 429) {
      const seconds = error.retryAfterSeconds ?? 60;
      return reject(
        { problem: m.failures.tooMany(seconds), status: 429 },
        { 'Retry-After': String(seconds) },
      );
    }
    if (error.status !== 400) throw error;
    const step = wrongStep(error, contract);
    return reject({ problem: step ? m.contract.stepWrong(m.contract.step[step].title) : m.contract.again });
  }
}

/** The sentences that were agreed to: those of the mandate, and those under the overview. */
function statementsOf({ steps }: OpenContract, signature: WordedForm): string[] {
  return [...steps.flatMap(({ form }) => form.fields), ...signature.fields]
    .filter(({ kind }) => kind === 'consent')
    .map(({ help, label }) => [help, label].filter(Boolean).join(' '));
}

const faults = z.object({ errors: z.array(z.object({ path: z.array(z.string()) })) });

/** The step in which the content backend found something that the rules here did not, such as a file that is gone. */
function wrongStep({ details }: CmsError, { steps }: OpenContract) {
  const names = faults.safeParse(details).data?.errors.flatMap(({ path }) => path.slice(0, 1)) ?? [];
  return steps.find(({ form }) => form.fields.some(({ name }) => names.includes(name)))?.slug;
}

/** What is signed, as it is stored; of a file the id of its upload. */
function valuesOf({ verdict, values }: OpenContract): DraftValues {
  const asked = Object.entries(verdict.values).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[name, value] as const];
    const stored = values[name];
    return stored === undefined ? [] : [[name, stored] as const];
  });
  return Object.fromEntries(asked);
}
