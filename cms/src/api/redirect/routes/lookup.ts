export default {
  routes: [
    {
      method: 'GET',
      path: '/redirects/lookup',
      handler: 'redirect.lookup',
      // The same for everybody, and asked for every page: a token, valid or not, makes no difference.
      config: { auth: false },
    },
  ],
};
