import { expect, test } from 'vitest';
import { userActionOf } from '../../src/statistics/user-actions.js';

test.each([
  ['/auth/local', 200, 'signIn'],
  ['/auth/local', 400, 'authFail'],
  ['/auth/local', 429, null],
  ['/auth/local', 503, null],
  ['/auth/google/callback', 200, 'signIn'],
  ['/auth/firebase/callback', 401, 'authFail'],
  ['/auth/local/register', 200, 'signUp'],
  ['/auth/local/register', 400, null],
  ['/auth/logout', 200, 'signOut'],
  ['/auth/forgot-password', 200, 'forgotPassword'],
  ['/auth/reset-password', 200, 'updatePassword'],
  ['/auth/change-password', 200, 'updatePassword'],
  ['/auth/change-password', 400, null],
  ['/auth/refresh', 200, null],
  ['/users/me', 200, null],
])('a call of %s that is answered %i counts as %s', (path, status, action) => {
  expect(userActionOf(path, status)).toBe(action);
});
