import { errors } from '@strapi/utils';
import { isDiskFull } from '../src/platform/storage/disk-full';
import { environment } from './environment';

export default [
  {
    name: 'global::request-log',
    // For people who watch the terminal, the site logs the successful requests.
    config: { quiet: environment.log.format === 'text' },
  },
  'global::start-id',
  'global::unread-body',
  'global::dutch-errors',
  'strapi::errors',
  'global::wrong-requests',
  'global::visitor-network',
  'global::database-away',
  'global::free-space',
  'global::query-limits',
  'global::unstorable-values',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          'connect-src': ["'self'"],
          'img-src': ["'self'", 'data:', 'blob:'],
          'font-src': ["'self'", 'data:'],
          'style-src': ["'self'", "'unsafe-inline'"],
        },
      },
    },
  },
  {
    name: 'strapi::cors',
    config: { origin: [new URL(environment.siteUrl).origin], maxAge: 24 * 60 * 60 },
  },
  // The guard above rejects what these limits would silently drop. They are wider than those of the public door (20
  // and 5), because the site's own queries are: up to 100 names in one `$in`, and
  // `populate[blocks][on][…][populate][…]`.
  { name: 'strapi::query', config: { arrayLimit: 100, parameterLimit: 1000, depth: 12 } },
  'global::colleague-queries',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '1mb',
      formLimit: '256kb',
      textLimit: '256kb',
      formidable: { maxFileSize: 50 * 1024 * 1024 },
      onError: rejectUnreadableBody,
    },
  },
  'global::received-files',
  'global::unreadable-passwords',
  'global::moved-files',
  'global::stored-files',
  {
    // Holds an OAuth sign-in in progress and nothing else; without one there is no cookie.
    name: 'strapi::session',
    config: { maxAge: 15 * 60 * 1000, sameSite: 'lax', secure: environment.siteUrl.startsWith('https:') },
  },
  'strapi::favicon',
  'strapi::public',
];

/** Without this, a body that is not JSON gets the parser's own text, which differs per version of Node. */
function rejectUnreadableBody(error: Error & { status?: number; httpCode?: number }): never {
  // The body is written to a file while it comes in.
  if (isDiskFull(error)) throw error;
  // The reader of JSON says `status`, that of files `httpCode`.
  if (error.status === 413 || error.httpCode === 413)
    throw new errors.PayloadTooLargeError('The body is too large.');
  throw new errors.ValidationError('The body could not be read: it must be valid JSON.');
}
