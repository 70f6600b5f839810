import { orderForm, priceOrder } from 'beursvloer-domain/orders';
import { redirect } from 'react-router';
import { cmsFor, anonymousCms } from '../../content/client/context.server';
import { CmsError, CmsUnavailable } from '../../content/client/errors';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { listCatalogue } from '../../content/types/catalogue-item';
import { placeOrder } from '../../content/types/form/orders';
import { uploadsIn } from '../../form-engine/files/sent-file';
import { fieldsOf, judgeForm, rejectForm, type RejectedForm } from '../../form-engine/form.server';
import type { WordedForm } from '../../form-engine/form';
import { messagesFor } from '../../messages/messages';
import type { Messages } from '../../messages/nl';
import { orderFormName, placedPath } from '../select';

/** Codes are ours; a query holds whatever somebody typed. */
const codeShape = /^[\w-]{1,40}$/;

/** What the quantities in a URL come to, and the form that orders it. */
export async function loadOrder(context: RequestContext, url: URL) {
  const cms = cmsFor(context);
  const m = messagesFor(cms.locale);
  const items = await listCatalogue(cms);
  const asked = Object.fromEntries(
    [...url.searchParams].filter(([code]) => codeShape.test(code) && code !== '_routes'),
  );
  const { order, faults } = priceOrder(items, asked);
  const nameOf = (code: string) => items.find((item) => item.code === code)?.name ?? code;
  return {
    order,
    names: Object.fromEntries(order.lines.map(({ code }) => [code, nameOf(code)])),
    faults: [...faults].map(([code, fault]) => m.order.fault[fault](nameOf(code))),
    form: wordedOrder(m),
  };
}

export type OrderData = Awaited<ReturnType<typeof loadOrder>>;

function wordedOrder({ order: { fields } }: Messages): WordedForm {
  const words: Readonly<Record<string, { label: string; help?: string }>> = fields;
  const autoComplete: Readonly<Record<string, string>> = { company: 'organization', contactName: 'name' };
  return {
    name: orderFormName,
    fields: orderForm.fields.map((field) => ({
      ...field,
      ...(words[field.name] ?? { label: field.name }),
      ...(autoComplete[field.name] !== undefined && { autoComplete: autoComplete[field.name] }),
    })),
  };
}

/** Orders what the URL asks for. */
export async function submitOrder(context: RequestContext, request: Request, url: URL) {
  const { order, faults, form } = await loadOrder(context, url);
  const cms = anonymousCms(context);
  const m = messagesFor(cms.locale);
  const fields = await fieldsOf(request);
  const reject = (rejection: RejectedForm, headers?: HeadersInit) =>
    rejectForm(context, form, fields, m, rejection, headers);
  const sent = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };

  if (faults.length > 0 || order.lines.length === 0) return reject({ problem: faults[0] ?? m.order.empty });
  if (sent('seenTotalCents') !== String(order.total.gross))
    return reject({ problem: m.order.changed, status: 409 });
  const judged = judgeForm(form, fields, m);
  if (!judged.isValid) return reject({ errors: judged.errors });
  const values: Record<string, string | string[]> = {};
  for (const { name, kind } of form.fields) {
    const value = judged.values[name];
    if (kind === 'file') values[name] = uploadsIn(fields.getAll(name)).map(({ id }) => id);
    else if (typeof value === 'string') values[name] = value;
  }
  try {
    const receipt = await placeOrder(cms, {
      quantities: Object.fromEntries(order.lines.map(({ code, quantity }) => [code, quantity])),
      ...{ values, seenTotalCents: order.total.gross, language: cms.locale },
      key: sent('sleutel') || null,
      captcha: sent('captcha'),
      begonnen: sent('begonnen'),
      website: sent('website'),
    });
    return redirect(`${placedPath}?kenmerk=${encodeURIComponent(receipt)}`, 303);
  } catch (error) {
    if (error instanceof CmsUnavailable) return reject({ problem: m.failures.unavailable, status: 503 });
    if (!(error instanceof CmsError)) throw error;
    if (error.status === 409) return reject({ problem: m.order.changed, status: 409 });
    if (error.status === 429) {
      const seconds = error.retryAfterSeconds ?? 60;
      return reject(
        { problem: m.failures.tooMany(seconds), status: 429 },
        { 'Retry-After': String(seconds) },
      );
    }
    if (error.status === 400) return reject({ problem: m.order.again, gone: ['artwork'] });
    throw error;
  }
}
