/**
 * Route files load in the order of their names: this one has to come before `redirect.ts`, which matches
 * `/redirects/:id`.
 */
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
