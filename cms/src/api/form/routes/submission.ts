export default {
  routes: [
    {
      method: 'POST',
      path: '/forms/:documentId/submissions',
      handler: 'submission.create',
      config: { middlewares: ['plugin::users-permissions.rateLimit'] },
    },
  ],
};
