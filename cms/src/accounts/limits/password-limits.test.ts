import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPasswordLimits } from './password-limits';

let limits: ReturnType<typeof createPasswordLimits>;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  limits = createPasswordLimits();
});
afterEach(() => {
  vi.useRealTimers();
});

async function fail(times: number, account = 'noor@beurs.example', ip = '192.0.2.1') {
  for (let time = 0; time < times; time += 1) await limits.countFailure(account, ip);
  return limits.secondsToWait(account, ip);
}

describe('wrong passwords', () => {
  it('cost nothing at first, then a wait that doubles, to a quarter of an hour', async () => {
    expect(await fail(4)).toBe(0);
    const waits = [];
    for (let time = 0; time < 10; time += 1) waits.push(await fail(1));
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
  });

  it('are forgotten after the right one', async () => {
    await fail(4);
    await limits.forgetFailures('noor@beurs.example', '192.0.2.1');
    expect(await fail(4)).toBe(0);
  });

  it('do not lock anybody else out', async () => {
    expect(await fail(1000)).toBe(900);
    expect(await limits.secondsToWait('noor@beurs.example', '192.0.2.2')).toBe(0);
    expect(await limits.secondsToWait('ali@beurs.example', '192.0.2.1')).toBe(0);
  });

  it('count for one account however it is written', async () => {
    await fail(9);
    expect(await limits.secondsToWait(' NOOR@beurs.example', '192.0.2.1')).toBeGreaterThan(0);
  });
});

describe('calls', () => {
  it('without a captcha are limited, each action for itself', async () => {
    for (let time = 0; time < 60; time += 1)
      expect(await limits.countWithoutCaptcha('register', '192.0.2.1')).toBe(0);
    expect(await limits.countWithoutCaptcha('register', '192.0.2.1')).toBe(3600);
    expect(await limits.countWithoutCaptcha('register', '192.0.2.2')).toBe(0);
    expect(await limits.countWithoutCaptcha('forgot_password', '192.0.2.1')).toBe(0);
  });
});
