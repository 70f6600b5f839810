import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { hideAccounts, looksIntoColleagues } from '../domain/colleague-queries';

/**
 * What an account of a colleague holds, such as their address, is no editor's: a query that searches or sorts by it is
 * rejected, at every endpoint, and the answers of the admin do not have it.
 */
const colleagueQueries: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (looksIntoColleagues(ctx.query))
    throw new errors.ValidationError('Op gegevens van collega’s kan niet worden gezocht of gesorteerd.');
  await next();
  if (ctx.state.route?.info?.type === 'admin') hideAccounts(ctx.body);
};

export default colleagueQueries;
