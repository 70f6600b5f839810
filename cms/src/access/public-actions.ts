/**
 * What visitors may do through the content API, and nothing else. Bootstrap makes the stored permissions equal to
 * these lists at every start, so a change in the admin does not last. Which fields of a type stay inside is said by
 * `"private": true` in its schema.json; what editors see, by ../editor/roles.ts.
 */

/**
 * Readable by everybody, signed in or not: one response serves the pages of all visitors. Each has a route that the site
 * calls, but for `catalogue-category`, which comes with its items.
 */
const listed = [
  'audience',
  'calendar-item',
  'catalogue-category',
  'catalogue-item',
  'exhibitor',
  'faq-category',
  'faq-question',
  'form',
  'hall',
  'interview',
  'news-article',
  'page',
  'pavilion',
  'photo-album',
  'redirect',
  'room',
  'rules-version',
  'session',
  'short-link',
  'speaker',
  'stand',
  'theme',
  'vacancy',
];

const single = ['navigation', 'site-setting', 'stand-offer'];

const content = [...[...listed, ...single].map((name) => `api::${name}.${name}.find`)];

const auth = [
  'callback',
  'connect',
  'emailConfirmation',
  'forgotPassword',
  'refresh',
  'register',
  'resetPassword',
  'sendEmailConfirmation',
].map((name) => `plugin::users-permissions.auth.${name}`);

const signedIn = [
  'plugin::users-permissions.auth.changePassword',
  'plugin::users-permissions.auth.getSessions',
  'plugin::users-permissions.auth.logout',
  'plugin::users-permissions.auth.revokeSession',
  'plugin::users-permissions.user.me',
  ...['show', 'change', 'changeEmail', 'exportData', 'retained', 'deleteAccount'].map(
    (name) => `api::account.account.${name}`,
  ),
  'api::agenda.agenda.merge',
  ...['showOwn', 'beginOwn', 'stopOwn'].map((name) => `api::agenda-feed.agenda-feed.${name}`),
];

const visits = ['register', 'confirm', 'show', 'change', 'withdraw', 'badge', 'checkIn'].map(
  (name) => `api::visitor-registration.visitor-registration.${name}`,
);

const places = ['request', 'show', 'take', 'withdraw', 'showHost', 'changeHost'].map(
  (name) => `api::session-place.session-place.${name}`,
);

const everybody = [
  ...content,
  ...auth,
  'api::form.submission.create',
  'api::exhibitor-contract.signing.create',
  'api::catalogue-order.ordering.create',
  ...visits,
  ...places,
  ...['begin', 'change', 'stop'].map((name) => `api::agenda-feed.agenda-feed.${name}`),
  'api::newsletter.newsletter.confirm',
  'api::newsletter.newsletter.leave',
  'api::statistics.statistics.receive',
  'api::statistics.statistics.example',
  'api::statistics.statistics.shared',
  'api::account.account.providers',
  'api::account.account.signInWithFirebase',
];

/** Per role of the users-permissions plugin, by its type. */
export const publicActions: Readonly<Record<string, readonly string[]>> = {
  public: everybody,
  visitor: [...everybody, ...signedIn],
  exhibitor: [...everybody, ...signedIn, 'api::account.account.exhibitorStatistics'],
};
