import type { OrderableItem } from 'beursvloer-domain/orders';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { ErrorResponse } from '../platform/http/error-responses';
import { orderCodeForm } from './order-form';
import type { SubmissionState } from '../platform/forms/submissions/states';
import { submissionUid } from '../platform/forms/submissions/store';
import { tableOf } from '../platform/storage/table-of';
import { tagOfType } from '../platform/outbox/links';
import { addPurge } from '../platform/outbox/outbox';
import { orderErrors } from './texts';

export const itemUid = 'api::catalogue-item.catalogue-item';

/** Orders in these states hold nothing of the stock. */
const releasing: readonly SubmissionState[] = ['geannuleerd', 'spam'];
export const holdsStock = (state: SubmissionState): boolean => !releasing.includes(state);

export interface Quantity {
  code: string;
  quantity: number;
}

/** How many of each item are in orders that hold stock, by code. Read from the orders, so it can never drift from them. */
export async function findSold(
  strapi: Core.Strapi,
  connection: Knex = strapi.db.connection,
): Promise<(code: string) => number> {
  const submissions = connection(tableOf(strapi, submissionUid))
    .where({ form: orderCodeForm.name })
    .whereIn('state', [...releasing])
    .select('document_id');
  const orders: { lines: string | Quantity[] }[] = await connection(tableOf(strapi, orderCodeForm.uid))
    .whereNotIn('submission', submissions)
    .select('lines');
  const sold = new Map<string, number>();
  for (const { lines } of orders)
    for (const { code, quantity } of linesIn(lines)) sold.set(code, (sold.get(code) ?? 0) + quantity);
  return (code) => sold.get(code) ?? 0;
}

const linesIn = (lines: string | Quantity[]): Quantity[] =>
  typeof lines === 'string' ? JSON.parse(lines) : lines;

interface LimitedRow {
  documentId: string;
  code: string;
  name: string;
  stock: number | null;
}

/**
 * Takes what an order needs from the stock, in the transaction that stores the order and before its row is written. Writing
 * the change of the items locks the row that numbers changes, so orders that race wait here for each other, and the site
 * hears what is left.
 * @throws a 409 that says how many are left, by code
 */
export async function takeFromStock(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  lines: readonly Quantity[],
): Promise<void> {
  const limited = await recordStockChange(strapi, lines);
  if (limited.length === 0) return;
  const soldOf = await findSold(strapi, trx);
  const short = limited.flatMap(({ code, name, stock }) => {
    const left = Math.max(0, (stock ?? 0) - soldOf(code));
    const asked = lines.find((line) => line.code === code)?.quantity ?? 0;
    return asked > left ? [{ code, name, left }] : [];
  });
  if (short.length > 0) throw outOfStock(short);
}

export async function recordStockChange(
  strapi: Core.Strapi,
  lines: readonly Quantity[],
): Promise<LimitedRow[]> {
  const codes = lines.map(({ code }) => code);
  const limited: LimitedRow[] = await strapi.db.query(itemUid).findMany({
    select: ['documentId', 'code', 'name', 'stock'],
    where: { code: { $in: codes }, locale: 'nl', publishedAt: { $notNull: true }, stock: { $notNull: true } },
    orderBy: 'code',
  });
  const tags = [tagOfType(strapi, itemUid), ...limited.map(({ documentId }) => documentId)];
  if (limited.length > 0) await addPurge(strapi, { tags, gone: false });
  return limited;
}

export function outOfStock(short: readonly { code: string; name: string; left: number }[]): ErrorResponse {
  const texts = short.map(({ name, left }) =>
    left === 0 ? orderErrors.outOfStock(name) : orderErrors.tooFew(name, left),
  );
  const details = Object.fromEntries(short.map(({ code, left }) => [code, left]));
  return new ErrorResponse(409, 'OutOfStock', texts.join(' '), details);
}

/** How many of an item can still be ordered; null without a limit. */
export const leftOf = (
  { code, stock }: { code: string; stock: number | null },
  soldOf: (code: string) => number,
): OrderableItem['left'] => (stock === null ? null : Math.max(0, stock - soldOf(code)));
