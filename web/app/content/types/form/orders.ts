import { z } from 'zod';
import type { CmsClient } from '../../client/client';
import { requiredText } from '../../client/response/parse';
import type { Submission } from './submissions';

export interface OrderSubmission extends Submission {
  /** By the code of the item. */
  quantities: Readonly<Record<string, number>>;
  /** The total that the page showed, with VAT. */
  seenTotalCents: number;
  language: string;
}

const receipt = z.object({ data: z.object({ receipt: requiredText }) });

/**
 * Stores an order; what has a receipt is stored. Its errors come as they are: 409 for a total that is another one by now.
 * @returns the receipt: a number that a visitor can refer to
 */
export async function placeOrder(cms: CmsClient, order: OrderSubmission): Promise<string> {
  return (await cms.read(receipt, 'POST', '/orders', { body: { data: { ...order } } })).data.receipt;
}
