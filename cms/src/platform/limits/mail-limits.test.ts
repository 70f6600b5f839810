import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMailLimits } from './mail-limits';

let mayMail: ReturnType<typeof createMailLimits>;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  mayMail = createMailLimits();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('mails', () => {
  it('of a kind to one address are five an hour for one network, and twenty for all together', async () => {
    const ask = async (times: number, network: number) => {
      let sent = 0;
      for (let time = 0; time < times; time += 1)
        if (await mayMail('newsletter', 'noor@beurs.example', `192.0.2.${network}`)) sent += 1;
      return sent;
    };
    expect(await ask(1000, 1)).toBe(5);
    // Mails beyond the limit of the first network do not count for the others.
    expect([await ask(7, 2), await ask(7, 3), await ask(3, 4), await ask(7, 5)]).toEqual([5, 5, 3, 2]);
    expect(await ask(1, 6)).toBe(0);
  });

  it('of one kind use up no other kind, and no other address', async () => {
    for (let network = 1; network <= 30; network += 1)
      await mayMail('form', 'noor@beurs.example', `192.0.2.${network}`);
    for (const kind of ['newsletter', 'password', 'confirmation', 'order'])
      expect(await mayMail(kind, 'noor@beurs.example', '192.0.2.1')).toBe(true);
    expect(await mayMail('form', 'noor@beurs.example', '192.0.2.200')).toBe(false);
    expect(await mayMail('form', 'ali@beurs.example', '192.0.2.200')).toBe(true);
  });
});
