/** Files of routes are read in the order of their names: this one before `redirect.ts`, which takes `/redirects/:id`. */
export default {
  routes: [
    {
      method: 'GET',
      path: '/redirects/lookup',
      handler: 'redirect.lookup',
      // The same for everybody, and on the way of every page: a token, valid or not, makes no difference.
      config: { auth: false },
    },
  ],
};
