/** One object for each route: Strapi writes into it whose permission the route needs. */
const limited = () => ({ middlewares: ['plugin::users-permissions.rateLimit'] });
const handler = (action: string) => `visitor-registration.${action}`;
const path = '/visitor-registrations';

export default {
  routes: [
    { method: 'POST', path, handler: handler('register'), config: limited() },
    { method: 'POST', path: `${path}/confirm`, handler: handler('confirm'), config: limited() },
    { method: 'GET', path: `${path}/own`, handler: handler('show'), config: limited() },
    { method: 'PATCH', path: `${path}/own`, handler: handler('change'), config: limited() },
    { method: 'DELETE', path: `${path}/own`, handler: handler('withdraw'), config: limited() },
    { method: 'GET', path: `${path}/own/badge`, handler: handler('badge'), config: limited() },
    { method: 'POST', path: `${path}/check-in`, handler: handler('checkIn'), config: limited() },
  ],
};
