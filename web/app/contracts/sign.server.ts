import { isSameName } from 'beursvloer-domain/contracts';
import { redirect } from 'react-router';
import { hiddenIn } from '../captcha/hidden-fields';
import { isSecure } from '../content/client/context.server';
import type { CmsError } from '../content/client/errors';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { signContract } from '../content/types/form/contracts';
import type { DraftValues } from '../content/types/form/drafts';
import type { WordedForm } from '../form-engine/form';
import {
  faultsIn,
  fieldsOf,
  judgeForm,
  rejectFailure,
  rejectForm,
  type RejectedForm,
} from '../form-engine/form.server';
import { messagesFor } from '../messages/messages';
import { openContract, type OpenContract } from './contract.server';
import { endedDraftCookies } from './draft-cookie.server';
import { openOverview, textOf } from './overview.server';
import { receiptParam, receivedPath } from './paths';
import { wordedSignature } from './step-forms.server';

export async function sign(context: RequestContext, request: Request, url: URL) {
  const contract = await openContract(context, request, url, { mayBeUnread: true });
  const m = messagesFor(contract.locale);
  const fields = await fieldsOf(request);
  const sent = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (contract.unreadBecause) {
    const form = wordedSignature(contract.locale, { rulesVersion: '', company: '', signatory: '' });
    return rejectFailure(context, form, fields, m, contract.unreadBecause, () => null);
  }
  const data = await openOverview(context, url, contract);
  const reject = (rejection: RejectedForm) => rejectForm(context, data.form, fields, m, rejection);

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
      rulesVersion,
      offerVersion,
      language: contract.locale,
      draftToken: contract.token,
      key: sent('sleutel') || null,
      ...hiddenIn(fields),
    });
    const headers = new Headers();
    for (const cookie of endedDraftCookies(isSecure(context))) headers.append('Set-Cookie', cookie);
    return redirect(`${receivedPath}?${receiptParam}=${encodeURIComponent(receipt)}`, {
      status: 303,
      headers,
    });
  } catch (error) {
    return rejectFailure(context, data.form, fields, m, error, (rejection) => {
      if (rejection.status === 409) return { problem: m.contract.changed, status: 409 };
      if (rejection.status !== 400) return null;
      const step = wrongStep(rejection, contract);
      return { problem: step ? m.contract.stepWrong(m.contract.step[step].title) : m.contract.again };
    });
  }
}

function statementsOf({ steps }: OpenContract, signature: WordedForm): string[] {
  return [...steps.flatMap(({ form }) => form.fields), ...signature.fields]
    .filter(({ kind }) => kind === 'consent')
    .map(({ help, label }) => [help, label].filter(Boolean).join(' '));
}

/** The step in which the content backend found something that the rules here did not, such as a file that is gone. */
function wrongStep(error: CmsError, { steps }: OpenContract) {
  const names = faultsIn(error).flatMap(({ path }) => path.slice(0, 1));
  return steps.find(({ form }) => form.fields.some(({ name }) => names.includes(name)))?.slug;
}

function valuesOf({ verdict, values }: OpenContract): DraftValues {
  const asked = Object.entries(verdict.values).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[name, value] as const];
    const stored = values[name];
    return stored === undefined ? [] : [[name, stored] as const];
  });
  return Object.fromEntries(asked);
}
