export default {
  routes: [
    {
      method: 'GET',
      path: '/purges',
      handler: 'purge.feed',
      config: { auth: false },
    },
  ],
};
