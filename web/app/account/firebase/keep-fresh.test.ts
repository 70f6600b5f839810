import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFresh, type Renewable } from './keep-fresh';

const minute = 60_000;
const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

/** A token of an hour; what each renewal does is told beforehand, and works after that. */
function person(...failures: Error[]) {
  let ends = Date.now() + 60 * minute;
  const renewals: number[] = [];
  const began = Date.now();
  const user: Renewable = {
    getIdToken: () => {
      renewals.push((Date.now() - began) / 1000);
      const failure = failures.shift();
      if (failure) return Promise.reject(failure);
      ends = Date.now() + 60 * minute;
      return Promise.resolve('token');
    },
    getIdTokenResult: () => Promise.resolve({ expirationTime: new Date(ends).toUTCString() }),
  };
  return { user, renewals };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a token that is kept fresh', () => {
  it('is renewed five minutes before it ends, each time', async () => {
    const { user, renewals } = person();
    keepFresh(user, () => expect.unreachable());
    await vi.advanceTimersByTimeAsync(55 * minute - 1);
    expect(renewals).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(55 * minute);
    expect(renewals).toEqual([55 * 60, 110 * 60]);
  });

  it('is tried again after 30 s, doubling to 960 s, and from 30 s again once it worked', async () => {
    const away = Array.from({ length: 8 }, () => refusal('network-request-failed'));
    const { user, renewals } = person(...away);
    keepFresh(user, () => expect.unreachable());
    await vi.advanceTimersByTimeAsync(3 * 60 * minute);
    const waits = renewals.slice(1).map((at, index) => at - (renewals[index] ?? 0));
    expect(waits.slice(0, 8)).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
    expect(waits[8]).toBe(55 * 60);
  });

  it.each(['user-disabled', 'user-token-expired', 'user-not-found'])(
    'says that it is over at %s',
    async (code) => {
      const { user, renewals } = person(refusal(code));
      const ended: string[] = [];
      keepFresh(user, (said) => ended.push(said));
      await vi.advanceTimersByTimeAsync(5 * 60 * minute);
      expect([ended, renewals.length]).toEqual([[code], 1]);
    },
  );

  it('is left alone once the page is gone', async () => {
    const { user, renewals } = person();
    keepFresh(user, () => expect.unreachable())();
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(renewals).toEqual([]);
  });
});
