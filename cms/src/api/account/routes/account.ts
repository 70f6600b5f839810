/** Calls for the user's own account. None has a user id as parameter: the token names the user. */

/** One object for each route: Strapi writes into it whose permission the route needs. */
const limited = () => ({ middlewares: ['plugin::users-permissions.rateLimit'] });

const forExhibitors = () => ({
  policies: [{ name: 'global::owner', config: { type: 'api::exhibitor.exhibitor', role: 'exhibitor' } }],
});

export default {
  routes: [
    { method: 'GET', path: '/account', handler: 'account.show' },
    { method: 'PATCH', path: '/account', handler: 'account.change', config: limited() },
    { method: 'POST', path: '/account/email', handler: 'account.changeEmail', config: limited() },
    { method: 'GET', path: '/account/data', handler: 'account.exportData', config: limited() },
    { method: 'GET', path: '/account/kept', handler: 'account.retained' },
    { method: 'GET', path: '/account/providers', handler: 'account.providers' },
    {
      method: 'POST',
      path: '/auth/firebase/callback',
      handler: 'account.signInWithFirebase',
      config: limited(),
    },
    { method: 'POST', path: '/account/delete', handler: 'account.deleteAccount', config: limited() },
    {
      method: 'GET',
      path: '/account/exhibitor/statistics',
      handler: 'account.exhibitorStatistics',
      config: { ...forExhibitors(), ...limited() },
    },
  ],
};
