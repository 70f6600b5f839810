import { providerOptionsOf } from '../src/platform/storage/bucket/client';
import { environment } from './environment';

const minute = 60;
const day = 24 * 60 * minute;

/** A mail server that says nothing would hold up all other mail: nodemailer's own limits are minutes. */
const smtpTimeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 };

export default {
  email: {
    config: {
      provider: 'nodemailer',
      // Without a mail server no e-mail gets here: see src/platform/mail/mail-folder.ts.
      providerOptions:
        environment.smtpUrl === null
          ? { jsonTransport: true }
          : { url: environment.smtpUrl, ...smtpTimeouts },
      // The sender is content: see src/platform/mail/sender.ts.
    },
  },
  i18n: { enabled: true },
  upload: {
    config: {
      ...(environment.bucket && {
        provider: 'aws-s3',
        providerOptions: providerOptionsOf(environment.bucket, 'uploads'),
      }),
      sizeLimit: 50 * 1024 * 1024,
      // The site resizes pictures from the original; only the thumbnail of the media library is made here.
      breakpoints: {},
      // Makes Strapi read the bytes at all; src/platform/media decides which types it accepts, with a message in Dutch.
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
