/** One object for each route: Strapi writes into it whose permission the route needs. */
const limited = () => ({ middlewares: ['plugin::users-permissions.rateLimit'] });

export default {
  routes: [{ method: 'POST', path: '/account/agenda', handler: 'agenda.merge', config: limited() }],
};
