import type { FirebaseMessages } from '../../messages/nl/firebase';

/** The SDK's error code without `auth/`: `wrong-password`. Null for other errors. */
export function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && code.startsWith('auth/') ? code.slice('auth/'.length) : null;
}

export interface Problem {
  problem: string;
  errors: Readonly<Record<string, string>>;
}

const fields: Readonly<Record<string, 'email' | 'password'>> = {
  'invalid-email': 'email',
  'missing-email': 'email',
  'email-already-in-use': 'email',
  'user-not-found': 'email',
  'wrong-password': 'password',
  'missing-password': 'password',
  'weak-password': 'password',
  'password-does-not-meet-requirements': 'password',
};

/** An SDK error in the visitor's language. An unknown code gets the general failure text. */
export function problemOf(error: unknown, m: FirebaseMessages, incomplete: string): Problem {
  const code = codeOf(error);
  const texts: Readonly<Record<string, string>> = m.codes;
  const text = code === null || !Object.hasOwn(texts, code) ? undefined : texts[code];
  const field = code === null ? undefined : fields[code];
  if (text === undefined) return { problem: m.failed, errors: {} };
  return field === undefined
    ? { problem: text, errors: {} }
    : { problem: incomplete, errors: { [field]: text } };
}
