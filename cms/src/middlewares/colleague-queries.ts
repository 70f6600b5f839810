import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readsColleagues, withoutAccounts } from '../domain/colleague-queries';

/**
 * What an account of a colleague holds, such as their address, is no editor's: a query that searches or sorts by it is
 * rejected, at every endpoint, and the answers of the admin do not have it.
 */
const colleagueQueries: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (readsColleagues(ctx.query))
    throw new errors.ValidationError('Op gegevens van collega’s kan niet worden gezocht of gesorteerd.');
  await next();
  if (ctx.state.route?.info?.type !== 'admin') return;
  const shown = withoutAccounts(ctx.body);
  // Koa takes a body that is set once more for a new answer: nothing is set where nothing was.
  if (shown !== ctx.body) ctx.body = shown;
};

export default colleagueQueries;
