import { judge } from 'beursvloer-domain/forms';
import { orderForm, priceOrder } from 'beursvloer-domain/orders';
import type { Core } from '@strapi/strapi';
import { readEmail } from '../accounts/email/read-email';
import { ErrorResponse } from '../accounts/error-responses';
import { fairDay } from '../domain/fair-day';
import { codeForms } from '../forms/code-forms';
import {
  faultsOf,
  filesGone,
  invalid,
  mayConfirm,
  tooLong,
  type FieldFault,
} from '../forms/submissions/accept';
import { withFiles } from '../forms/submissions/files';
import { handIn } from '../forms/submissions/hand-in';
import { receiptOfKey } from '../forms/submissions/store';
import { organiserEmails } from '../mail/organiser';
import { findCatalogue } from './catalogue';
import { orderCopy, orderForExhibitor, orderForOrganiser, type PlacedOrder } from './order-copy';
import type { SentOrder } from './read-order';

const form = 'order';
/** Counts up when the shape of the stored values changes. */
const valuesVersion = 1;

/**
 * Prices an order by the catalogue of this moment, stores it with its mails, and returns its receipt.
 * @throws ValidationError with a fault per field or item; a 409 for a total that is not the one which the visitor saw
 */
export async function acceptOrder(
  strapi: Core.Strapi,
  sent: SentOrder,
  { network, now = Date.now() }: { network: string; now?: number },
): Promise<{ receipt: string }> {
  const { key, language } = sent;
  const repeated = key === null ? null : await receiptOfKey(strapi, form, key);
  if (repeated !== null) return { receipt: repeated };
  const { items, namesIn } = await findCatalogue(strapi);
  const { order, faults: wrong } = priceOrder(items, sent.quantities);
  const { values: filled, gone } = await withFiles(strapi, form, orderForm, sent);
  const { values, failures } = judge(orderForm, filled, fairDay(now));
  const faults: FieldFault[] = [
    ...[...wrong].map(([code, name]): FieldFault => ({ path: ['quantities', code], name, args: [] })),
    ...faultsOf(failures),
    ...tooLong(values),
    ...filesGone(gone),
  ];
  if (wrong.size === 0 && order.lines.length === 0)
    faults.push({ path: ['quantities'], name: 'required', args: [] });
  const email = readEmail(values.email);
  if (faults.length > 0 || email === null) throw invalid(faults);
  const { total, lines } = order;
  if (sent.seenTotalCents !== total.gross)
    throw new ErrorResponse(409, 'PricesChanged', 'De prijzen zijn gewijzigd.', { totalCents: total.gross });

  const placed: PlacedOrder = { values, order, namesIn };
  const [organiser, mayMail] = [await organiserEmails(strapi, 'orders'), await mayConfirm(email)];
  return handIn(
    strapi,
    {
      ...{ form, version: valuesVersion, language, key, values, email, raw: sent.raw, draftToken: null },
      content: { values, lines },
      copy: orderCopy(placed, 'nl'),
      storeOwn: async (stored) => {
        await strapi.db.query(codeForms[form].uid).create({
          data: {
            ...{ ...stored, email, language, values, total },
            ...{ documentId: stored.submission, publishedAt: new Date(now) },
            // What it was called when it was ordered.
            lines: lines.map((line) => ({ ...line, name: namesIn('nl')(line.code) })),
            company: values.company,
            grossCents: total.gross,
            orderedAt: now,
          },
        });
      },
      mails: (receipt) => [
        ...organiser.map((recipient) => ({
          ...{ recipient, replyTo: email },
          content: orderForOrganiser(placed, receipt),
        })),
        ...(mayMail
          ? [{ recipient: email, replyTo: null, content: orderForExhibitor(placed, language, receipt) }]
          : []),
      ],
    },
    { network, now },
  );
}
