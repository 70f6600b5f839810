import type { Core } from '@strapi/strapi';

export const firebaseName = 'firebase';

/** Firebase's name of Apple, the one service whose tokens it can revoke. */
export const appleId = 'apple.com';

export interface FirebaseProvider {
  projectId: string;
  apiKey: string;
  authDomain: string;
  label: string;
  apple: boolean;
  emulator: string | null;
}

export const getFirebaseProvider = (strapi: Core.Strapi): FirebaseProvider | null =>
  strapi.config.get('site.firebase');

export function describeFirebase({ label, ...hosted }: FirebaseProvider) {
  return { name: firebaseName, label, hosted };
}

/** The base URL of Firebase's calls, without their version, and the URL of its keys. Tests replace both in the settings. */
export function getServiceUrls(
  strapi: Core.Strapi,
  { emulator }: FirebaseProvider,
): { calls: string; keys: string } {
  const service = 'identitytoolkit.googleapis.com';
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
