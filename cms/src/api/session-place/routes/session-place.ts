/** One object for each route: Strapi writes into it whose permission the route needs. */
const limited = () => ({ middlewares: ['plugin::users-permissions.rateLimit'] });
const handler = (action: string) => `session-place.${action}`;
const path = '/session-places';

export default {
  routes: [
    { method: 'POST', path, handler: handler('request'), config: limited() },
    { method: 'GET', path: `${path}/own`, handler: handler('show'), config: limited() },
    { method: 'POST', path: `${path}/own`, handler: handler('take'), config: limited() },
    { method: 'DELETE', path: `${path}/own`, handler: handler('withdraw'), config: limited() },
    { method: 'GET', path: `${path}/host`, handler: handler('showHost'), config: limited() },
    { method: 'PATCH', path: `${path}/host`, handler: handler('changeHost'), config: limited() },
  ],
};
