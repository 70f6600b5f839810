import { expect, it } from 'vitest';
import { errorInDutch, inDutch } from './server-messages';

it.each([
  [
    'slug must match the following: "/^[A-Za-z0-9-_.~]*$/"',
    'Gebruik alleen kleine letters, cijfers en losse streepjes.',
  ],
  [
    'website must match the following: "/^https?://.*/"',
    'Vul een volledig adres in dat met https:// begint.',
  ],
  ['title must be defined.', 'Vul dit veld in.'],
  ['kind must be a `string` type, but the final value was: `null`.', 'Vul dit veld in.'],
  ['intro must be at most 400 characters', 'Gebruik hoogstens 400 tekens.'],
  ['capacity must be greater than or equal to 0', 'Vul 0 of meer in.'],
  ['2 errors occurred', 'Er zijn 2 velden niet goed ingevuld.'],
  ['plan.pdf exceeds size limit of 50 MB.', 'Dit bestand is te groot: hoogstens 50 MB.'],
])('%s is said in Dutch', (english, dutch) => {
  expect(inDutch(english)).toBe(dutch);
});

it('does not change our own messages', () => {
  expect(inDutch('Publiceer eerst: “Piet Pas” (Sprekers).')).toBe('Publiceer eerst: “Piet Pas” (Sprekers).');
});

it('translates every error of a response, and changes nothing else', () => {
  const error = {
    status: 400,
    name: 'ValidationError',
    message: 'title must be defined.',
    details: { errors: [{ path: ['title'], message: 'title must be defined.', name: 'ValidationError' }] },
  };
  expect(errorInDutch({ data: null, error })).toEqual({
    data: null,
    error: {
      ...error,
      message: 'Vul dit veld in.',
      details: { errors: [{ path: ['title'], message: 'Vul dit veld in.', name: 'ValidationError' }] },
    },
  });
  const byField = {
    error: { message: 'ValidationError', details: { currentPassword: ['Invalid credentials'] } },
  };
  expect(JSON.stringify(errorInDutch(byField))).not.toContain('Invalid');
  expect(errorInDutch('text')).toBe('text');
});
