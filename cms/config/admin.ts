import { getPreviewUrl } from '../src/platform/preview/preview-url';
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
  forgotPassword: {
    emailTemplate: {
      subject: 'Kies een nieuw wachtwoord voor het beheer',
      text: `Goedendag,

U vroeg om een nieuw wachtwoord voor het beheer van de beurs. Kies het hier:

<%= url %>

Hebt u hier niet om gevraagd? Dan kunt u deze mail weggooien: uw wachtwoord blijft zoals het is.
`,
      html: `<p>Goedendag,</p>
<p>U vroeg om een nieuw wachtwoord voor het beheer van de beurs. Kies het hier:</p>
<p><a href="<%= url %>"><%= url %></a></p>
<p>Hebt u hier niet om gevraagd? Dan kunt u deze mail weggooien: uw wachtwoord blijft zoals het is.</p>
`,
    },
  },
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
