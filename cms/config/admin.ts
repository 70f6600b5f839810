import { getPreviewUrl } from '../src/platform/preview/preview-url';
import { passwordMail } from '../src/platform/texts';
import { environment } from './environment';

const day = 24 * 60 * 60;

export default {
  auth: {
    secret: environment.adminJwtSecret,
    sessions: {
      accessTokenLifespan: 30 * 60,
      maxRefreshTokenLifespan: 30 * day,
      idleRefreshTokenLifespan: 7 * day,
      maxSessionLifespan: 7 * day,
      idleSessionLifespan: day,
    },
  },
  forgotPassword: { emailTemplate: passwordMail },
  apiToken: { salt: environment.apiTokenSalt },
  transfer: { token: { salt: environment.transferTokenSalt } },
  secrets: { encryptionKey: environment.encryptionKey },
  // The admin reads them as it starts; the last one is ours.
  flags: { nps: false, promoteEE: false, docLinks: false, mailServer: environment.smtpUrl !== null },
  tutorials: false,
  preview: {
    enabled: true,
    config: {
      allowedOrigins: [new URL(environment.siteUrl).origin],
      handler: (uid: string, request: Parameters<typeof getPreviewUrl>[2]) =>
        getPreviewUrl(strapi, uid, request),
    },
  },
  notifications: { releases: false },
  // Vite reloads the pages of the admin itself.
  watchIgnoreFiles: ['**/seed/**', '**/tests/**', '**/src/**/admin/**'],
};
