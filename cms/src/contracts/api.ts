import type { Core } from '@strapi/strapi';
import { answerReceipt } from '../platform/forms/submissions/answer-receipt';
import { acceptContract } from './accept-contract';
import { readContract } from './read-contract';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Called by the site's server for a visitor: see docs/decisions/0177-contracts-and-orders.md. */
  create: answerReceipt(async (ctx) =>
    acceptContract(strapi, readContract(ctx.request.body), { network: ctx.request.ip }),
  ),
});
