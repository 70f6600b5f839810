import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readsColleagues, withoutAccounts } from '../platform/access/colleague-queries';
import { queryErrors } from '../platform/access/texts';

/**
 * Hides administrators' accounts, such as their e-mails, from editors: queries that search or sort by them are
 * rejected at every endpoint, and the admin's responses do not contain them.
 */
const colleagueQueries: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (readsColleagues(ctx.query)) throw new errors.ValidationError(queryErrors.aboutColleagues);
  await next();
  if (ctx.state.route?.info?.type !== 'admin') return;
  const shown = withoutAccounts(ctx.body);
  // Koa treats a body that is set again as a new response, so it is set only when something changed.
  if (shown !== ctx.body) ctx.body = shown;
};

export default colleagueQueries;
