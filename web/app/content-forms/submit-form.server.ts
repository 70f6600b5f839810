import { redirect } from 'react-router';
import type { FormValues } from 'beursvloer-domain/forms';
import { hiddenIn } from '../captcha/hidden-fields';
import { anonymousCms, cmsFor } from '../content/client/context.server';
import { previewParam } from '../content/client/visitor/preview-param';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import type { CmsClient } from '../content/client/client';
import type { Form } from '../content/types/form/form';
import { sendSubmission, type Submission } from '../content/types/form/submissions';
import { notFound } from '../errors/page-errors';
import type { WordedForm } from '../form-engine/form';
import { uploadsIn } from '../form-engine/files/sent-file';
import {
  faultyFields,
  fieldsOf,
  judgeForm,
  rejectFailure,
  rejectForm,
  type RejectedForm,
} from '../form-engine/form.server';
import { localeOf, withoutLocale } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import { anchorOf, sentParam, wordedForm, type GivenValues } from './worded-form';

/**
 * The action of a page with forms that editors built: judges what was sent, and stores it.
 * @param find the form with this slug, if the page has it
 * @param given values that the page fills in
 */
export async function submitContentForm(
  context: RequestContext,
  request: Request,
  url: URL,
  find: (cms: CmsClient, slug: string) => Promise<Form | null>,
  given: GivenValues = {},
) {
  const m = messagesFor(localeOf(url.pathname));
  const fields = await fieldsOf(request);
  const slug = textOf(fields, 'form');
  const content = /^[a-z0-9-]{1,100}$/.test(slug) ? await find(cmsFor(context), slug) : null;
  if (!content) throw notFound(url);
  const form = wordedForm(content, given);
  for (const [name, value] of Object.entries(given)) fields.set(name, value);
  const reject = (rejection: RejectedForm) => rejectForm(context, form, fields, m, rejection);

  const preview = url.searchParams.get(previewParam);
  if (content.version === null && preview === null)
    return reject({ problem: m.blocks.form.closed, status: 410 });
  const judged = judgeForm(form, fields, m);
  if (!judged.isValid) return reject({ errors: judged.errors });
  // An editor who tries a form in a preview sees what visitors would; nothing is stored or mailed.
  if (preview !== null) return redirect(sentUrl(url, slug, { [previewParam]: preview }), 303);
  try {
    await sendSubmission(anonymousCms(context), content, submissionOf(form, fields, judged.values));
  } catch (error) {
    return rejectFailure(context, form, fields, m, error, (rejection) => {
      if (rejection.status === 400) return faultyFields(rejection, form, m, m.blocks.form.again);
      const isClosed = rejection.status === 404 || rejection.status === 410;
      return isClosed ? { problem: m.blocks.form.closed, status: 410 } : null;
    });
  }
  return redirect(sentUrl(url, slug), 303);
}

/** The page with what it says once the form was sent. The router puts the language before its path again. */
function sentUrl(url: URL, slug: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...more, [sentParam]: slug });
  return `${withoutLocale(url.pathname)}?${query}#${anchorOf(slug)}`;
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

function submissionOf(form: WordedForm, fields: FormData, judged: FormValues): Submission {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(judged)) {
    if (typeof value === 'string') values[name] = value;
    else if (value) values[name] = value.filter((item) => typeof item === 'string');
  }
  for (const { name, kind } of form.fields)
    if (kind === 'file' && name in judged) values[name] = uploadsIn(fields.getAll(name)).map(({ id }) => id);
  return { values, key: textOf(fields, 'sleutel') || null, ...hiddenIn(fields) };
}
