import { environment } from './environment';

const minute = 60;
const day = 24 * 60 * minute;

export default {
  email: {
    config: {
      provider: 'nodemailer',
      // Without a server no mail gets here: see src/mail/outbox.ts.
      providerOptions: environment.smtpUrl === null ? { jsonTransport: true } : { url: environment.smtpUrl },
      settings: { defaultFrom: environment.mailFrom, defaultReplyTo: environment.mailReplyTo },
    },
  },
  i18n: { enabled: true },
  upload: {
    config: {
      sizeLimit: 50 * 1024 * 1024,
      // The site makes its own sizes from the original; only the thumbnail of the media library is made here.
      breakpoints: {},
      // Only has Strapi look at the bytes at all: what is taken is said in src/media, in Dutch.
      security: { allowedTypes: ['*'] },
    },
  },
  'users-permissions': {
    config: {
      jwtSecret: environment.jwtSecret,
      // Short access tokens, and sessions that can be listed and ended.
      jwtManagement: 'refresh',
      sessions: {
        accessTokenLifespan: 10 * minute,
        idleRefreshTokenLifespan: 30 * day,
        maxRefreshTokenLifespan: 180 * day,
        httpOnly: false,
      },
      register: { allowedFields: ['name'] },
    },
  },
};
