import type { FirebaseSettings } from '../../content/types/account';
import { signInWithApple, takeAppleVisit, type AppleVisit } from './apple';
import type { Sdk } from './sdk.client';

export interface AppleReturn {
  settings: FirebaseSettings;
  returnPath: string;
  sdk: () => Promise<Sdk>;
  send: (fields: Record<string, string>, path: string) => Promise<void>;
}

/** Why it failed, and where to try again. Without an error nothing was under way. */
export interface AppleFailure {
  error?: unknown;
  path: string;
}

const paths: Readonly<Record<AppleVisit['purpose'], string>> = {
  signIn: '/inloggen/firebase',
  deleteAccount: '/account/gegevens',
  signOutEverywhere: '/account/beveiliging',
};

/**
 * Finishes what somebody went to Apple for.
 * @returns null when another page opens
 */
export async function finishAppleVisit(page: AppleReturn): Promise<AppleFailure | null> {
  const posted = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
  const visit = takeAppleVisit();
  if (!visit || posted === '') return { path: paths.signIn };
  const path = paths[visit.purpose];
  try {
    await finish(page, visit, posted, path);
    return null;
  } catch (error) {
    if (visit.purpose !== 'signOutEverywhere') return { error, path };
    // Signing out does not depend on Apple.
    await page.send({ form: 'overal' }, path);
    return null;
  }
}

async function finish(page: AppleReturn, visit: AppleVisit, posted: string, path: string): Promise<void> {
  if (new URLSearchParams(posted).has('error')) throw new Error('Cancelled at Apple.');
  const signIn = await signInWithApple(page.settings, visit, page.returnPath, posted);
  const { idToken, appleToken } = signIn;
  switch (visit.purpose) {
    case 'signIn': {
      const sdk = await page.sdk();
      await sdk.adopt(signIn);
      sdk.mark();
      const query = visit.next === null ? '' : `?naar=${encodeURIComponent(visit.next)}`;
      return page.send({ form: 'bewijs', idToken }, path + query);
    }
    case 'deleteAccount':
      return page.send({ form: 'verwijderen', sure: 'ja', idToken, appleToken }, path);
    case 'signOutEverywhere':
      return page.send({ form: 'overal', idToken, appleToken }, path);
  }
}
