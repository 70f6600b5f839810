export default {
  routes: [
    {
      method: 'POST',
      path: '/orders',
      handler: 'ordering.create',
      config: { middlewares: ['plugin::users-permissions.rateLimit'] },
    },
  ],
};
