/** One object for each route: Strapi writes into it whose permission the route needs. */
const limited = () => ({ middlewares: ['plugin::users-permissions.rateLimit'] });
const forSite = () => ({ ...limited(), auth: false });
const handler = (action: string) => `agenda-feed.${action}`;

export default {
  routes: [
    { method: 'POST', path: '/agenda-feeds', handler: handler('begin'), config: limited() },
    { method: 'POST', path: '/agenda-feeds/sessions', handler: handler('change'), config: limited() },
    { method: 'POST', path: '/agenda-feeds/stop', handler: handler('stop'), config: limited() },
    { method: 'GET', path: '/account/agenda/feed', handler: handler('showOwn'), config: limited() },
    { method: 'POST', path: '/account/agenda/feed', handler: handler('beginOwn'), config: limited() },
    { method: 'POST', path: '/account/agenda/feed/stop', handler: handler('stopOwn'), config: limited() },
    { method: 'GET', path: '/agenda-feeds/current', handler: handler('read'), config: forSite() },
    { method: 'PUT', path: '/agenda-feeds/current', handler: handler('tell'), config: forSite() },
  ],
};
