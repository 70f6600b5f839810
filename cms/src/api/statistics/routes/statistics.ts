export default {
  routes: [
    {
      method: 'POST',
      path: '/statistics',
      handler: 'statistics.receive',
      config: { middlewares: ['plugin::users-permissions.rateLimit'] },
    },
    { method: 'GET', path: '/statistics/example', handler: 'statistics.example' },
    {
      method: 'GET',
      path: '/statistics/shared',
      handler: 'statistics.shared',
      config: { middlewares: ['plugin::users-permissions.rateLimit'] },
    },
    {
      method: 'POST',
      path: '/statistics/segments',
      handler: 'statistics.take',
      config: { auth: false },
    },
  ],
};
