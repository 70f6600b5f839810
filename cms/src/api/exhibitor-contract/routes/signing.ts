export default {
  routes: [
    {
      method: 'POST',
      path: '/contracts',
      handler: 'signing.create',
      config: { middlewares: ['plugin::users-permissions.rateLimit'] },
    },
  ],
};
