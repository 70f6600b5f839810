import type { Core } from '@strapi/strapi';

/** The name of the hosted provider in calls, and on the accounts that came from it. */
export const firebaseName = 'firebase';

/** The hosted identity provider, as `config/environment/firebase.ts` reads it. */
export interface FirebaseProvider {
  projectId: string;
  apiKey: string;
  authDomain: string;
  label: string;
  emulator: string | null;
}

export const getFirebaseProvider = (strapi: Core.Strapi): FirebaseProvider | null =>
  strapi.config.get('site.firebase');

/** What browsers need to sign in there; its presence tells that there is a page of its own for it. */
export function describeFirebase({ projectId, apiKey, authDomain, label, emulator }: FirebaseProvider) {
  return { name: firebaseName, label, hosted: { projectId, apiKey, authDomain, emulator } };
}

/** Where the service is asked and where its keys are; both stand in the settings so that a test can have its own. */
export function getServiceUrls(
  strapi: Core.Strapi,
  { emulator }: FirebaseProvider,
): { calls: string; keys: string } {
  const service = 'identitytoolkit.googleapis.com/v1';
  return {
    calls: strapi.config.get(
      'site.firebaseCalls',
      emulator === null ? `https://${service}` : `http://${emulator}/${service}`,
    ),
    keys: strapi.config.get(
      'site.firebaseKeys',
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    ),
  };
}
