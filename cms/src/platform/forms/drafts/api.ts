import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from '../../http/context';
import { addDraft, changeDraft, deleteDraft, findDraft } from './drafts';
import { countBegun, countChanged } from './limits';
import { readDraft } from './read-draft';
import { requireSecret } from '../../outbox/feed';

/** The header with the secret of our site, and the one with the visitor's token, which no log and no URL has. */
const secretHeader = 'x-beursvloer-drafts';
const tokenHeader = 'x-draft-token';

type DraftContext = Context & { get(header: string): string };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const forSite = (work: (ctx: DraftContext) => Promise<void>) => async (ctx: DraftContext) => {
    requireSecret(strapi, ctx.get(secretHeader));
    ctx.set('Cache-Control', 'no-store');
    await work(ctx);
  };
  const limited = (ctx: DraftContext, waitSeconds: number) => {
    if (waitSeconds === 0) return;
    ctx.set('Retry-After', String(waitSeconds));
    throw new errors.RateLimitError();
  };
  const gone = () => new errors.NotFoundError('There is no such draft (any more).');

  return {
    /** `POST /form-drafts` with `{ data: { form, step, values } }` responds with the token of the new draft. */
    create: forSite(async (ctx) => {
      const sent = readDraft(ctx.request.body);
      limited(ctx, await countBegun(ctx.request.ip));
      const token = await addDraft(strapi, sent);
      ctx.status = 201;
      ctx.body = { data: { token } };
    }),

    show: forSite(async (ctx) => {
      const draft = await findDraft(strapi, ctx.get(tokenHeader));
      if (!draft) throw gone();
      const { form, step, values, changedAt } = draft;
      const files = draft.files.map(({ id, field, name, type, bytes }) => ({ id, field, name, type, bytes }));
      ctx.body = { data: { form, step, values, changedAt, files } };
    }),

    change: forSite(async (ctx) => {
      const sent = readDraft(ctx.request.body);
      limited(ctx, await countChanged(ctx.request.ip));
      if (!(await changeDraft(strapi, ctx.get(tokenHeader), sent))) throw gone();
      ctx.body = { data: { form: sent.form, step: sent.step } };
    }),

    /** A draft that is gone already is as deleted as any. */
    remove: forSite(async (ctx) => {
      await deleteDraft(strapi, ctx.get(tokenHeader));
      ctx.status = 204;
    }),
  };
};
