import { describe, expect, it } from 'vitest';
import { firebaseMessagesFor } from '../../messages/firebase';
import { problemOf } from './codes';

const nl = firebaseMessagesFor('nl');
const en = firebaseMessagesFor('en');
const sdkError = (code: string) => Object.assign(new Error('Firebase: Error'), { code });

/** Firebase's error codes, each with the field it belongs to. */
const codes: [string, string | null][] = [
  ['invalid-email', 'email'],
  ['wrong-password', 'password'],
  ['email-already-in-use', 'email'],
  ['user-not-found', 'email'],
  ['too-many-requests', null],
  ['requires-recent-login', null],
  ['user-disabled', null],
  ['network-request-failed', null],
  ['invalid-credential', null],
  ['expired-action-code', null],
  ['invalid-action-code', null],
  ['user-token-expired', null],
];

describe('an error of Firebase', () => {
  it.each(codes)('%s is shown in words, at its field', (code, field) => {
    const said = [nl, en].map((m) => {
      const { problem, errors } = problemOf(sdkError(`auth/${code}`), m, 'Niet alles klopt.');
      expect(Object.keys(errors)).toEqual(field === null ? [] : [field]);
      expect(problem === 'Niet alles klopt.').toBe(field !== null);
      return field === null ? problem : errors[field];
    });
    expect(new Set(said).size).toBe(2);
    for (const text of said) expect(text).toMatch(/^[A-Z].{15,}\.$/);
    expect(said).not.toContain(nl.failed);
  });

  it.each([
    sdkError('auth/never-heard-of'),
    sdkError('auth/toString'),
    sdkError('other/wrong-password'),
    new Error('x'),
    'x',
    null,
  ])('is called a failure without a reason when it is %s', (error) => {
    expect(problemOf(error, nl, 'Niet alles klopt.')).toEqual({ problem: nl.failed, errors: {} });
  });
});
