/**
 * Who may use each endpoint of the content API. An endpoint that is not here fails a test: whoever makes one decides.
 * - `open`: anybody; nothing in it is about a person
 * - `door`: anybody; how people come in and get their account back
 * - `send`: anybody; what is sent is stored and never comes back
 * - `own`: whoever is signed in, for what is their own
 * - `exhibitor`: an exhibitor, for what is their company's
 * - `closed`: nobody
 */
export type Decision = 'open' | 'door' | 'send' | 'own' | 'exhibitor' | 'closed';

const content = [
  'audiences',
  'calendar-items',
  'catalogue-categories',
  'catalogue-items',
  'exhibitors',
  'faq-categories',
  'faq-questions',
  'forms',
  'halls',
  'interviews',
  'news-articles',
  'pages',
  'pavilions',
  'photo-albums',
  'redirects',
  'rooms',
  'rules-versions',
  'sessions',
  'short-links',
  'speakers',
  'stands',
  'themes',
  'vacancies',
].flatMap((name) => [`GET /api/${name}`, `GET /api/${name}/:id`]);

const byDecision: Record<Decision, string[]> = {
  open: [
    ...content,
    'GET /api/navigation',
    'GET /api/site-setting',
    'GET /api/stand-offer',
    'GET /api/redirects/lookup',
    'GET /api/account/providers',
    'GET /api/captcha/challenge',
    'GET /api/statistics/example',
    'GET /api/statistics/shared',
  ],
  door: [
    'POST /api/auth/local',
    'POST /api/auth/local/register',
    'POST /api/auth/forgot-password',
    'POST /api/auth/reset-password',
    'GET /api/auth/email-confirmation',
    'POST /api/auth/send-email-confirmation',
    'POST /api/auth/refresh',
    'POST /api/auth/firebase/callback',
    'GET /api/auth/:provider/callback',
    'POST /api/visitor-registrations',
    'POST /api/visitor-registrations/confirm',
    'GET /api/visitor-registrations/own',
    'PATCH /api/visitor-registrations/own',
    'DELETE /api/visitor-registrations/own',
    'GET /api/visitor-registrations/own/badge',
    'POST /api/visitor-registrations/check-in',
    'POST /api/session-places',
    'GET /api/session-places/own',
    'POST /api/session-places/own',
    'DELETE /api/session-places/own',
    'GET /api/session-places/host',
    'PATCH /api/session-places/host',
    'GET /api/connect/(.*)',
  ],
  send: [
    'POST /api/contracts',
    'POST /api/orders',
    'POST /api/forms/:documentId/submissions',
    'POST /api/newsletter/confirm',
    'POST /api/newsletter/leave',
    'POST /api/statistics',
  ],
  own: [
    'GET /api/users/me',
    'GET /api/account',
    'PATCH /api/account',
    'POST /api/account/email',
    'GET /api/account/data',
    'GET /api/account/kept',
    'POST /api/account/delete',
    'POST /api/account/agenda',
    'POST /api/auth/change-password',
    'POST /api/auth/logout',
    'GET /api/auth/sessions',
    'DELETE /api/auth/sessions/:sessionId',
  ],
  exhibitor: ['GET /api/account/exhibitor', 'GET /api/account/exhibitor/statistics'],
  closed: [
    'GET /api/users',
    'GET /api/users/count',
    'GET /api/users/:id',
    'POST /api/users',
    'PUT /api/users/:id',
    'DELETE /api/users/:id',
    'GET /api/users-permissions/roles',
    'GET /api/users-permissions/roles/:id',
    'POST /api/users-permissions/roles',
    'PUT /api/users-permissions/roles/:role',
    'DELETE /api/users-permissions/roles/:role',
    'GET /api/users-permissions/permissions',
    'POST /api/email',
    'POST /api/upload',
    'GET /api/upload/files',
    'GET /api/upload/files/page',
    'GET /api/upload/files/:id',
    'DELETE /api/upload/files/:id',
    'GET /api/i18n/locales',
    'GET /api/purges',
    'POST /api/statistics/segments',
    'POST /api/form-uploads',
    'DELETE /api/form-uploads/:id',
    'POST /api/form-drafts',
    'GET /api/form-drafts/current',
    'PUT /api/form-drafts/current',
    'DELETE /api/form-drafts/current',
    'GET /api/content-type-builder/components',
    'GET /api/content-type-builder/components/:uid',
    'GET /api/content-type-builder/content-types',
    'GET /api/content-type-builder/content-types/:uid',
  ],
};

export const decisions = new Map<string, Decision>(
  (Object.keys(byDecision) as Decision[]).flatMap((decision) =>
    byDecision[decision].map((endpoint): [string, Decision] => [endpoint, decision]),
  ),
);

/**
 * Endpoints outside the content API that respond to anybody: files, what the admin needs before somebody signs in, and
 * how administrators sign in. Anybody can create the first administrator while there is none; the seed does.
 */
export const openOutsideApi = new Set([
  'GET /_health',
  'GET /',
  'GET /uploads/(.*)',
  'GET /((?!uploads/).+)',
  'GET /admin/init',
  'GET /admin/project-type',
  'GET /admin/registration-info',
  'GET /content-manager/preview/script',
  'POST /admin/login',
  'POST /admin/register',
  'POST /admin/register-admin',
  'POST /admin/forgot-password',
  'POST /admin/reset-password',
]);
