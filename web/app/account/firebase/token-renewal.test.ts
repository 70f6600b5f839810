import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTokenRenewal, type Renewable } from './token-renewal';

const minuteMs = 60_000;
const sdkError = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

/** A user with a token of one hour. The given failures come first; later renewals work. */
function person(...failures: Error[]) {
  let ends = Date.now() + 60 * minuteMs;
  const renewals: number[] = [];
  const began = Date.now();
  const user: Renewable = {
    getIdToken: () => {
      renewals.push((Date.now() - began) / 1000);
      const failure = failures.shift();
      if (failure) return Promise.reject(failure);
      ends = Date.now() + 60 * minuteMs;
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

describe('token renewal', () => {
  it('renews the token five minutes before it ends, each time', async () => {
    const { user, renewals } = person();
    startTokenRenewal(user, () => expect.unreachable());
    await vi.advanceTimersByTimeAsync(55 * minuteMs - 1);
    expect(renewals).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(55 * minuteMs);
    expect(renewals).toEqual([55 * 60, 110 * 60]);
  });

  it('tries again after 30 s, doubling to 960 s, and returns to the normal time once it worked', async () => {
    const away = Array.from({ length: 8 }, () => sdkError('network-request-failed'));
    const { user, renewals } = person(...away);
    startTokenRenewal(user, () => expect.unreachable());
    await vi.advanceTimersByTimeAsync(3 * 60 * minuteMs);
    const waitsSeconds = renewals.slice(1).map((at, index) => at - (renewals[index] ?? 0));
    expect(waitsSeconds.slice(0, 8)).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
    expect(waitsSeconds[8]).toBe(55 * 60);
  });

  it.each(['user-disabled', 'user-token-expired', 'user-not-found'])(
    'reports the end of the sign-in at %s',
    async (code) => {
      const { user, renewals } = person(sdkError(code));
      const ended: string[] = [];
      startTokenRenewal(user, (said) => ended.push(said));
      await vi.advanceTimersByTimeAsync(5 * 60 * minuteMs);
      expect([ended, renewals.length]).toEqual([[code], 1]);
    },
  );

  it('stops with the page', async () => {
    const { user, renewals } = person();
    startTokenRenewal(user, () => expect.unreachable())();
    await vi.advanceTimersByTimeAsync(60 * minuteMs);
    expect(renewals).toEqual([]);
  });
});
