const limited = { middlewares: ['plugin::users-permissions.rateLimit'] };

export default {
  routes: [
    { method: 'POST', path: '/newsletter/confirm', handler: 'newsletter.confirm', config: limited },
    { method: 'POST', path: '/newsletter/leave', handler: 'newsletter.leave', config: limited },
  ],
};
