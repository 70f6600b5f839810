import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from '../http/context';
import { isCaptchaAction, isFormId } from './actions';
import { makeChallenge } from './captcha';
import { countChallenge } from './limits';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /captcha/challenge?action=contact&form={id}` responds with what a browser needs to make a token for that form. */
  async challenge(ctx: Context) {
    const { action, form } = ctx.query;
    if (!isCaptchaAction(action))
      throw new errors.ValidationError('The parameter action must be an action of a form.');
    if (!isFormId(form)) throw new errors.ValidationError('The parameter form must be the id of a form.');
    const waitSeconds = await countChallenge(ctx.request.ip);
    if (waitSeconds > 0) {
      ctx.set('Retry-After', String(waitSeconds));
      throw new errors.RateLimitError();
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await makeChallenge(strapi, { action, form }) };
  },
});
