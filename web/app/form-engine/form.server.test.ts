import { expect, test } from 'vitest';
import { CmsError, CmsUnavailable, type FailedCall } from '../content/client/errors';
import { contextFor } from '../content/client/visitor/visitor.server';
import { nl } from '../messages/nl';
import { faultyFields, judgeForm, rejectFailure } from './form.server';
import type { WordedForm } from './form';

const form: WordedForm = {
  name: 'vraag',
  fields: [{ name: 'naam', kind: 'text', label: 'Naam', rules: [{ name: 'required' }] }],
};

test.each([
  ['__intent__', '{'],
  ['__intent__', '{"type":"reset","payload":{}}'],
  ['__state__', '{'],
  ['naam[0][0]', 'x'],
  ['toString', 'x'],
])('a field %s that the form does not ask for changes nothing', (name, value) => {
  const fields = new FormData();
  fields.append('naam', 'Noor');
  fields.append(name, value);
  expect(judgeForm(form, fields, nl)).toEqual({ isValid: true, values: { naam: 'Noor' } });
});

const order: WordedForm = {
  name: 'order',
  fields: [
    { name: 'company', kind: 'text', label: 'Bedrijf', rules: [{ name: 'required' }] },
    { name: 'artwork', kind: 'file', label: 'Bestanden', rules: [] },
  ],
};
const stored = JSON.stringify({ id: 'a'.repeat(32), name: 'vlag.pdf', bytes: 9, type: 'pdf' });

/** The answer to an order with stored artwork that the content backend did not take. */
function answerTo(error: Error) {
  const fields = new FormData();
  fields.append('company', 'Noordwand');
  fields.append('artwork', stored);
  const tokens = { access: null, refresh: null };
  const visit = { ip: '192.0.2.1', isRobot: false, requestId: 'x', tokens, nonce: null };
  const context = contextFor(new Request('https://beurs.example/', { method: 'POST' }), visit);
  return rejectFailure(context, order, fields, nl, error, (rejection) =>
    faultyFields(rejection, order, nl, 'Verlopen.'),
  );
}

const call = (more: Partial<FailedCall>): FailedCall => ({
  method: 'POST',
  url: 'http://127.0.0.1/api/orders',
  body: null,
  ...more,
});
const faulty = (...errors: object[]) =>
  new CmsError(call({ status: 400, body: { error: { status: 400, details: { errors } } } }));

test.each([
  ['that is down', new CmsUnavailable(call({})), 503, nl.failures.unavailable],
  ['that is busy', new CmsError(call({ status: 429, retryAfterSeconds: 40 })), 429, nl.failures.tooMany(40)],
  ['that knows the token', faulty({ path: ['captcha'], name: 'used' }), 400, nl.failures.robotCheck],
  ['that knows the form no more', faulty({ path: ['version'], name: 'version' }), 400, 'Verlopen.'],
] as const)(
  'after a content backend %s, what was typed and the artwork that is stored are still there',
  (_what, error, status, problem) => {
    const { data, init } = answerTo(error);
    expect(init?.status).toBe(status);
    expect(data.problem).toBe(problem);
    expect(data.errors).toEqual({});
    expect(data.values.company).toBe('Noordwand');
    expect(data.values.artwork).toEqual([
      expect.stringContaining(`"id":"${'a'.repeat(32)}","name":"vlag.pdf"`),
    ]);
  },
);

test('artwork that the content backend has no more is asked for again, and named', () => {
  const { data } = answerTo(faulty({ path: ['artwork'], name: 'file-gone' }));
  expect(data.errors).toEqual({ artwork: nl.files.gone });
  expect(data.values.company).toBe('Noordwand');
  expect(data.values.artwork).toEqual([expect.stringContaining('"fault":"gone"')]);
});
