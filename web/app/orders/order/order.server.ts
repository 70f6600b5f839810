import { isShortage, orderForm, priceOrder, type OrderableItem } from 'beursvloer-domain/orders';
import { redirect } from 'react-router';
import { z } from 'zod';
import type { CmsError } from '../../content/client/errors';
import { hiddenIn } from '../../captcha/hidden-fields';
import { cmsFor, anonymousCms } from '../../content/client/context.server';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { listCatalogue } from '../../content/types/catalogue-item';
import { placeOrder } from '../../content/types/form/orders';
import { uploadsIn } from '../../form-engine/files/sent-file';
import {
  faultyFields,
  fieldsOf,
  judgeForm,
  rejectFailure,
  rejectForm,
  type RejectedForm,
} from '../../form-engine/form.server';
import type { WordedForm } from '../../form-engine/form';
import { messagesFor } from '../../messages/messages';
import type { Messages } from '../../messages/nl';
import { orderFormName, placedPath } from '../select';

/** Codes are ours; a query holds whatever somebody typed. */
const codeShape = /^[\w-]{1,40}$/;

export async function loadOrder(context: RequestContext, url: URL) {
  const cms = cmsFor(context);
  const m = messagesFor(cms.locale);
  const items = await listCatalogue(cms);
  const asked = Object.fromEntries(
    [...url.searchParams].filter(([code]) => codeShape.test(code) && code !== '_routes'),
  );
  const { order, faults } = priceOrder(items, asked);
  const nameOf = (code: string) => items.find((item) => item.code === code)?.name ?? code;
  const isAsked = ({ code }: { code: string }) =>
    faults.has(code) || order.lines.some((line) => line.code === code);
  const chosen = items.filter(isAsked);
  return {
    order,
    /** The quantities to show as fields: also those of items that are short. */
    quantities: chosen.map(({ code }) => ({ code, quantity: asked[code] ?? '' })),
    names: Object.fromEntries(chosen.map(({ code, name }) => [code, name])),
    faults: [...faults].map(([code, fault]) => m.order.fault[fault](nameOf(code), leftOf(items, code))),
    /** True when an ordered item is short; the visitor typed nothing wrong. */
    isShort: [...faults.values()].some(isShortage),
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

const leftOf = (items: readonly OrderableItem[], code: string) =>
  items.find((item) => item.code === code)?.left ?? 0;

const leftByCode = z.record(z.string(), z.int().min(0));

/** A message for the items that the content backend is short of; the pages here may not know it yet. */
function shortageIn({ name, details }: CmsError, names: OrderData['names'], m: Messages): string | null {
  const short = name === 'OutOfStock' ? leftByCode.safeParse(details).data : undefined;
  if (!short) return null;
  const texts = Object.entries(short).map(([code, left]) =>
    m.order.fault[left === 0 ? 'sold-out' : 'too-many'](names[code] ?? code, left),
  );
  return m.order.short(texts.join(' '));
}

export async function submitOrder(context: RequestContext, request: Request, url: URL) {
  const { order, names, faults, isShort, form } = await loadOrder(context, url);
  const cms = anonymousCms(context);
  const m = messagesFor(cms.locale);
  const fields = await fieldsOf(request);
  const reject = (rejection: RejectedForm) => rejectForm(context, form, fields, m, rejection);
  const sent = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };

  if (isShort) return reject({ problem: m.order.short(faults.join(' ')), status: 409 });
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
      values,
      seenTotalCents: order.total.gross,
      language: cms.locale,
      key: sent('sleutel') || null,
      ...hiddenIn(fields),
    });
    return redirect(`${placedPath}?kenmerk=${encodeURIComponent(receipt)}`, 303);
  } catch (error) {
    return rejectFailure(context, form, fields, m, error, (rejection) => {
      if (rejection.status === 409)
        return { problem: shortageIn(rejection, names, m) ?? m.order.changed, status: 409 };
      return rejection.status === 400 ? faultyFields(rejection, form, m, m.order.again) : null;
    });
  }
}
