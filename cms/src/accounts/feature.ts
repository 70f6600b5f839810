import { actionsOf } from '../platform/access/public-actions';
import type { Feature } from '../platform/feature';
import { everyNight } from '../platform/jobs/jobs';
import { hourSeconds, quarterSeconds } from '../platform/limits/call-limits';
import { accountMailTexts } from '../platform/mail/texts';
import { useAdministratorRules } from './administrators';
import { setSignInServices } from './oauth/sign-in-services';
import { endWithAccount } from './sessions/end-with-account';
import { setAccountSettings } from './settings';
import { fixedPages, jobTitles } from './texts';
import { deleteUnconfirmed } from './user-data/delete-unconfirmed';
import { checkAccounts } from './user-documents';

const auth = (...names: string[]) => names.map((name) => `plugin::users-permissions.auth.${name}`);

export const accounts: Feature = {
  sitePaths: {
    routes: [
      'account',
      'email-valideren',
      'inloggen',
      'registreren',
      'uitgelogd',
      'uitloggen',
      'wachtwoord-herstellen',
      'wachtwoord-vergeten',
    ],
    fixedPages,
  },
  sentAbout: [{ uid: 'plugin::users-permissions.user', field: 'exhibitor' }],
  captchaActions: ['register', 'forgot_password', 'confirm_email'],
  publicCalls: {
    everybody: [
      ...auth(
        'callback',
        'connect',
        'emailConfirmation',
        'forgotPassword',
        'refresh',
        'register',
        'resetPassword',
        'sendEmailConfirmation',
      ),
      ...actionsOf('api::account.account', 'providers', 'signInWithFirebase'),
    ],
    signedIn: [
      ...auth('changePassword', 'getSessions', 'logout', 'revokeSession'),
      'plugin::users-permissions.user.me',
      ...actionsOf(
        'api::account.account',
        'show',
        'change',
        'changeEmail',
        'exportData',
        'retained',
        'deleteAccount',
      ),
    ],
    exhibitors: actionsOf('api::account.account', 'exhibitorStatistics'),
  },
  callLimits: {
    '/auth/local': { points: 300, duration: quarterSeconds },
    '/auth/local/register': { points: 300, duration: hourSeconds },
    '/auth/forgot-password': { points: 300, duration: hourSeconds },
    '/auth/send-email-confirmation': { points: 300, duration: hourSeconds },
    '/auth/reset-password': { points: 60, duration: hourSeconds },
    '/auth/change-password': { points: 60, duration: hourSeconds },
    '/auth/:provider/callback': { points: 120, duration: quarterSeconds },
    '/auth/firebase/callback': { points: 300, duration: quarterSeconds },
    '/account': { points: 300, duration: hourSeconds },
    '/account/email': { points: 60, duration: hourSeconds },
    '/account/delete': { points: 60, duration: hourSeconds },
    '/account/data': { points: 60, duration: hourSeconds },
    '/account/exhibitor/statistics': { points: 300, duration: hourSeconds },
    '/connect/(.*)': { points: 120, duration: quarterSeconds },
  },
  mailTexts: accountMailTexts,
  documentRules: { beforePublishing: [checkAccounts] },
  jobs: [
    {
      name: 'deleteUnconfirmedAccounts',
      title: jobTitles.deleteUnconfirmed,
      rule: everyNight(4, 17),
      work: deleteUnconfirmed,
    },
  ],
  register(strapi) {
    endWithAccount(strapi);
    useAdministratorRules(strapi);
  },
  async bootstrap(strapi) {
    await setAccountSettings(strapi);
    await setSignInServices(strapi);
  },
};
