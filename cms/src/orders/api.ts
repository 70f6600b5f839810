import type { Core } from '@strapi/strapi';
import { answerReceipt } from '../platform/forms/submissions/answer-receipt';
import { acceptOrder } from './accept-order';
import { readOrder } from './read-order';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Called by the site's server for a visitor: see docs/decisions/0177-contracts-and-orders.md. */
  create: answerReceipt(async (ctx) =>
    acceptOrder(strapi, readOrder(ctx.request.body), { network: ctx.request.ip }),
  ),
});
