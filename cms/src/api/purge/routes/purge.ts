export default {
  routes: [
    {
      method: 'GET',
      path: '/purges',
      handler: 'purge.feed',
      // For the site's server, which sends a secret of its own; no account has access.
      config: { auth: false },
    },
  ],
};
