import { isRuleName } from 'beursvloer-domain/forms';
import type { CmsError } from '../content/client/errors';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import type { WordedForm } from '../form-engine/form';
import {
  faultsIn,
  judgeForm,
  rejectFailure,
  rejectForm,
  type RejectedForm,
} from '../form-engine/form.server';
import { messageOf } from '../form-engine/judgement';
import type { Messages } from '../messages/nl';

interface Work<R> {
  form: WordedForm;
  fields: FormData;
  m: Messages;
  send: (values: Record<string, unknown>) => Promise<R>;
}

/** Judges the form of a visitor and sends it. Every expected failure becomes an error response with what was filled in. */
export async function sendProfile<R>(context: RequestContext, { form, fields, m, send }: Work<R>) {
  const judged = judgeForm(form, fields, m);
  if (!judged.isValid) return rejectForm(context, form, fields, m, { errors: judged.errors });
  try {
    return await send(judged.values);
  } catch (error) {
    return rejectFailure(context, form, fields, m, error, (rejection) => {
      if (rejection.status === 404) return { problem: m.visitors.unusable.text, status: 404 };
      if (rejection.status === 409) return { problem: m.visitors.places.request.over, status: 409 };
      if (rejection.status === 410) return { problem: m.visitors.over.text, status: 410 };
      return rejection.status === 400 ? faultsOf(rejection, form, m) : null;
    });
  }
}

function faultsOf(error: CmsError, form: WordedForm, m: Messages): RejectedForm {
  const errors: Record<string, string> = {};
  for (const { path, name, args } of faultsIn(error)) {
    const field = form.fields.find((one) => one.name === path[0]);
    if (!field) continue;
    const rule = field.name === 'email' && !isRuleName(name) ? 'email' : name;
    errors[field.name] ??= isRuleName(rule)
      ? messageOf({ rule, args }, field, form, m.forms)
      : m.forms.fallback;
  }
  return Object.keys(errors).length > 0 ? { errors } : { problem: m.blocks.form.again };
}
