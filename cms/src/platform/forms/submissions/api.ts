import type { Core } from '@strapi/strapi';
import { accept } from './accept';
import { answerReceipt } from './answer-receipt';
import { submissionChecks } from './checks';
import { readSent } from './sent';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Called by the site's server for a visitor: see docs/decisions/0172-submissions.md. */
  create: answerReceipt((ctx) =>
    accept(strapi, ctx.params.documentId ?? '', readSent(ctx.request.body), {
      checks: submissionChecks(),
      network: ctx.request.ip,
    }),
  ),
});
