import type { Core } from '@strapi/strapi';
import { accept } from '../../../forms/submissions/accept';
import { answerReceipt } from '../../../forms/submissions/answer-receipt';
import { submissionChecks } from '../../../forms/submissions/checks';
import { readSent } from '../../../forms/submissions/sent';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Called by the site's server for a visitor: see docs/decisions/0172-submissions.md. */
  create: answerReceipt((ctx) =>
    accept(strapi, ctx.params.documentId ?? '', readSent(ctx.request.body), {
      checks: submissionChecks,
      network: ctx.request.ip,
    }),
  ),
});
