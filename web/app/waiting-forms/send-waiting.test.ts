import { beforeEach, describe, expect, test } from 'vitest';
import { sendWaiting, type Attempt, type SendParts } from './send-waiting';
import type { WaitingForm } from './waiting-store';

const form = (id: string, more: Partial<WaitingForm> = {}): WaitingForm => ({
  id,
  path: '/contact',
  title: 'Contact',
  fields: [
    ['form', 'contact'],
    ['sleutel', id],
    ['bericht', 'Hallo'],
  ],
  answers: [],
  purpose: { action: 'form', form: 'x' },
  keptAt: 1,
  state: 'waiting',
  problem: '',
  settledAt: null,
  ...more,
});

let forms: WaitingForm[];
let answers: Attempt[];
let posted: { path: string; fields: string }[];
let parts: SendParts;
beforeEach(() => {
  forms = [form('a'), form('b')];
  answers = [];
  posted = [];
  parts = {
    list: () => Promise.resolve(forms),
    settle: (id, settled) => {
      forms = forms.map((one) => (one.id === id ? { ...one, ...settled } : one));
      return Promise.resolve();
    },
    makeToken: ({ form }) => Promise.resolve(`token-${form}-${posted.length}`),
    post: (path, fields) => {
      posted.push({ path, fields: fields.toString() });
      return Promise.resolve(answers.shift() ?? { kind: 'sent' });
    },
    now: () => 99,
  };
});
const states = () => forms.map(({ state }) => state);

describe('what waits', () => {
  test('is sent, the oldest first, each with a token of its own', async () => {
    const settled = await sendWaiting(parts);
    expect(settled.map(({ id, state, settledAt }) => [id, state, settledAt])).toEqual([
      ['a', 'sent', 99],
      ['b', 'sent', 99],
    ]);
    expect(posted.map(({ fields }) => fields)).toEqual([
      'form=contact&sleutel=a&bericht=Hallo&captcha=token-x-0',
      'form=contact&sleutel=b&bericht=Hallo&captcha=token-x-1',
    ]);
    expect(await sendWaiting(parts)).toEqual([]);
    expect(posted).toHaveLength(2);
  });

  test('stays, with all after it, while the site is not reached', async () => {
    answers = [{ kind: 'later' }];
    expect(await sendWaiting(parts)).toEqual([]);
    expect(states()).toEqual(['waiting', 'waiting']);
    expect(posted).toHaveLength(1);
    await sendWaiting(parts);
    expect(states()).toEqual(['sent', 'sent']);
  });

  test('that is rejected says why, and keeps nothing else waiting', async () => {
    answers = [{ kind: 'rejected', problem: 'Dit formulier is gesloten.' }];
    await sendWaiting(parts);
    expect(states()).toEqual(['rejected', 'sent']);
    expect(forms[0]?.problem).toBe('Dit formulier is gesloten.');
  });

  test('goes without a token where none is to be had', async () => {
    parts.makeToken = () => Promise.resolve(null);
    await sendWaiting(parts);
    expect(posted[0]?.fields).toContain('captcha=');
  });
});
