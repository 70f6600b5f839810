import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { ErrorResponse } from '../platform/http/error-responses';
import { orderCodeForm } from './order-form';
import type { SubmissionState } from '../platform/forms/submissions/states';
import { holdsStock, recordStockChange, takeFromStock, type Quantity } from './stock';

/**
 * Gives back what an order held when it is cancelled, and takes it again when it is not cancelled after all, in the
 * transaction that changes its state and before it does.
 * @throws ValidationError when there is too little left by now
 */
export async function changeStockOf(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  submission: string,
  { from, to }: { from: SubmissionState; to: SubmissionState },
): Promise<void> {
  if (holdsStock(from) === holdsStock(to)) return;
  const order: { lines: Quantity[] } | null = await strapi.db
    .query(orderCodeForm.uid)
    .findOne({ select: ['lines'], where: { submission } });
  if (!order) return;
  if (!holdsStock(to)) {
    await recordStockChange(strapi, order.lines);
    return;
  }
  try {
    await takeFromStock(strapi, trx, order.lines);
  } catch (error) {
    if (error instanceof ErrorResponse) throw new errors.ValidationError(error.message);
    throw error;
  }
}
