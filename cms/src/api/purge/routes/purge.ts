export default {
  routes: [
    {
      method: 'GET',
      path: '/purges',
      handler: 'purge.feed',
      // For the site's own server, which shows a secret of its own; no account opens it.
      config: { auth: false },
    },
  ],
};
