import type { UserAction } from './kinds.js';

const successes: readonly (readonly [path: RegExp, action: UserAction])[] = [
  [/^\/auth\/local$/, 'signIn'],
  [/^\/auth\/[a-z0-9-]+\/callback$/, 'signIn'],
  [/^\/auth\/local\/register$/, 'signUp'],
  [/^\/auth\/logout$/, 'signOut'],
  [/^\/auth\/forgot-password$/, 'forgotPassword'],
  [/^\/auth\/(?:reset|change)-password$/, 'updatePassword'],
];

/**
 * The action that a call to the content backend about an account counts as, by its response.
 * @param path behind the prefix of all calls, such as `/auth/local`
 * @returns null for everything else
 */
export function userActionOf(path: string, status: number): UserAction | null {
  const action = successes.find(([pattern]) => pattern.test(path))?.[1] ?? null;
  // Another service that signs somebody in redirects with the response.
  if (status < 400) return action;
  return action === 'signIn' && (status === 400 || status === 401) ? 'authFail' : null;
}
