import type { Core } from '@strapi/strapi';
import type { Context } from '../../../accounts/context';
import { withErrorResponses } from '../../../accounts/error-responses';
import { accept } from '../../../forms/submissions/accept';
import { submissionChecks, TooManyWithoutToken } from '../../../forms/submissions/checks';
import { readSent } from '../../../forms/submissions/sent';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Called by the site's server for a visitor: see docs/decisions/0172-submissions.md. */
  create: withErrorResponses(async (ctx: Context) => {
    const sent = readSent(ctx.request.body);
    const options = { checks: submissionChecks, network: ctx.request.ip };
    try {
      const { receipt } = await accept(strapi, ctx.params.documentId ?? '', sent, options);
      ctx.status = 201;
      ctx.body = { data: { receipt } };
    } catch (error) {
      if (error instanceof TooManyWithoutToken) ctx.set('Retry-After', String(error.waitSeconds));
      throw error;
    }
  }),
});
