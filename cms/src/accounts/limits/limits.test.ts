import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLimits, type Limits } from './limits';

let limits: Limits;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  limits = createLimits();
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
  it('of one kind from one IP address are limited, with the seconds to wait', async () => {
    for (let time = 0; time < 300; time += 1)
      expect(await limits.countCall('/auth/local/register', '192.0.2.1')).toBe(0);
    expect(await limits.countCall('/auth/local/register', '192.0.2.1')).toBe(3600);
    expect(await limits.countCall('/auth/local/register', '192.0.2.2')).toBe(0);
    expect(await limits.countCall('/auth/forgot-password', '192.0.2.1')).toBe(0);
  });

  it('without a captcha are limited more than those with one', async () => {
    for (let time = 0; time < 60; time += 1)
      expect(await limits.countWithoutCaptcha('register', '192.0.2.1')).toBe(0);
    expect(await limits.countWithoutCaptcha('register', '192.0.2.1')).toBe(3600);
    expect(await limits.countWithoutCaptcha('register', '192.0.2.2')).toBe(0);
    expect(await limits.countWithoutCaptcha('forgot_password', '192.0.2.1')).toBe(0);
  });

  it('have one network send five mails of a kind to one address in an hour, and all together twenty', async () => {
    const ask = async (times: number, network: number) => {
      let sent = 0;
      for (let time = 0; time < times; time += 1)
        if (await limits.mayMail('newsletter', 'noor@beurs.example', `192.0.2.${network}`)) sent += 1;
      return sent;
    };
    expect(await ask(1000, 1)).toBe(5);
    // What the first one asked beyond that is taken from nobody.
    expect([await ask(7, 2), await ask(7, 3), await ask(3, 4), await ask(7, 5)]).toEqual([5, 5, 3, 2]);
    expect(await ask(1, 6)).toBe(0);
  });

  it('for mails of one kind use up no other kind, and no other address', async () => {
    for (let network = 1; network <= 30; network += 1)
      await limits.mayMail('form', 'noor@beurs.example', `192.0.2.${network}`);
    for (const kind of ['newsletter', 'password', 'confirmation', 'order'] as const)
      expect(await limits.mayMail(kind, 'noor@beurs.example', '192.0.2.1')).toBe(true);
    expect(await limits.mayMail('form', 'noor@beurs.example', '192.0.2.200')).toBe(false);
    expect(await limits.mayMail('form', 'ali@beurs.example', '192.0.2.200')).toBe(true);
  });
});
