import { previewAddress } from '../src/preview/address';
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
  apiToken: { salt: environment.apiTokenSalt },
  transfer: { token: { salt: environment.transferTokenSalt } },
  secrets: { encryptionKey: environment.encryptionKey },
  flags: { nps: false, promoteEE: false, docLinks: false },
  tutorials: false,
  preview: {
    enabled: true,
    config: {
      allowedOrigins: [new URL(environment.siteUrl).origin],
      handler: (uid: string, request: Parameters<typeof previewAddress>[2]) =>
        previewAddress(strapi, uid, request),
    },
  },
  notifications: { releases: false },
  watchIgnoreFiles: ['**/seed/**', '**/tests/**'],
};
