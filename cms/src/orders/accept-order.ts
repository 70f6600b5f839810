import { judge } from 'beursvloer-domain/forms';
import { isShortage, orderForm, priceOrder } from 'beursvloer-domain/orders';
import type { Core } from '@strapi/strapi';
import { languageFor } from '../platform/documents/languages-of-fair';
import { readEmail } from '../platform/mail/read-email';
import { ErrorResponse } from '../platform/http/error-responses';
import { fairDay } from '../platform/clock/fair-day';
import { orderCodeForm } from './order-form';
import { faultsOf, filesGone, invalid, tooLong, type FieldFault } from '../platform/forms/submissions/accept';
import { withFiles } from '../platform/forms/submissions/files';
import { handIn } from '../platform/forms/submissions/hand-in';
import { receiptOfKey } from '../platform/forms/submissions/store';
import { findCatalogue } from './catalogue';
import { orderCopy, orderForExhibitor, orderForOrganiser, type PlacedOrder } from './order-copy';
import type { SentOrder } from './read-order';
import { outOfStock, takeFromStock } from './stock';
import { orderErrors } from './texts';

const form = orderCodeForm.name;
const valuesVersion = 1;

/**
 * Prices an order by the catalogue of this moment, stores it with its mails, and returns its receipt.
 * @throws ValidationError with a fault per field or item; a 409 for a total that is not the one which the visitor saw, or
 * for more than there are left
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
  const shortages = [...wrong].filter(([, fault]) => isShortage(fault));
  const mistakes = [...wrong].filter(([, fault]) => !isShortage(fault));
  const faults: FieldFault[] = [
    ...mistakes.map(([code, name]): FieldFault => ({ path: ['quantities', code], name, args: [] })),
    ...faultsOf(failures),
    ...tooLong(values),
    ...filesGone(gone),
  ];
  if (wrong.size === 0 && order.lines.length === 0)
    faults.push({ path: ['quantities'], name: 'required', args: [] });
  const email = readEmail(values.email);
  if (faults.length > 0 || email === null) throw invalid(faults);
  if (shortages.length > 0)
    throw outOfStock(
      shortages.map(([code, fault]) => {
        const left = fault === 'sold-out' ? 0 : (items.find((item) => item.code === code)?.left ?? 0);
        return { code, name: namesIn('nl')(code), left };
      }),
    );
  const { total, lines } = order;
  if (sent.seenTotalCents !== total.gross)
    throw new ErrorResponse(409, 'PricesChanged', orderErrors.pricesChanged, { totalCents: total.gross });

  const placed: PlacedOrder = { values, order, namesIn };
  const mailLanguage = await languageFor(strapi, language);
  return handIn(
    strapi,
    {
      form: orderCodeForm,
      version: valuesVersion,
      language,
      key,
      values,
      email,
      raw: sent.raw,
      draftToken: null,
      content: { values, lines },
      copy: orderCopy(placed, 'nl'),
      storeOwn: async ({ isSpam, trx, submission, receipt }) => {
        if (!isSpam) await takeFromStock(strapi, trx, lines);
        await strapi.db.query(orderCodeForm.uid).create({
          data: {
            submission,
            receipt,
            email,
            language,
            values,
            total,
            documentId: submission,
            publishedAt: new Date(now),
            // Editors may rename an item later: the order stores the name of now.
            lines: lines.map((line) => ({ ...line, name: namesIn('nl')(line.code) })),
            company: values.company,
            grossCents: total.gross,
            orderedAt: now,
          },
        });
      },
      organiser: 'orders',
      mailForOrganiser: (receipt) => orderForOrganiser(placed, receipt),
      mailForSender: (receipt) => orderForExhibitor(placed, mailLanguage, receipt),
    },
    { network, now },
  );
}
