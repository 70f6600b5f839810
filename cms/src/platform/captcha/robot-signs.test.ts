import { describe, expect, it } from 'vitest';
import { looksLikeRobot } from './robot-signs';

const now = Date.UTC(2027, 1, 9);
const sent = (tookMs: number) => ({ controleveld: '', begonnen: String(now - tookMs) });

describe('looksLikeRobot', () => {
  it('is true for a form whose invisible field is filled in', () => {
    for (const controleveld of ['https://x.example', ' ', ['x'], { a: 1 }, 0, false])
      expect(looksLikeRobot({ ...sent(60_000), controleveld }, now)).toBe(true);
  });

  it('is true for a form that was sent sooner than anybody can', () => {
    expect(looksLikeRobot(sent(0), now)).toBe(true);
    expect(looksLikeRobot(sent(999), now)).toBe(true);
    expect(looksLikeRobot(sent(1_000), now)).toBe(false);
  });

  it('is false for somebody without JavaScript, or whose clock is wrong', () => {
    for (const begonnen of [undefined, null, '', String(now + 50_000), '12', '-1', 'gisteren', 1, ['x'], {}])
      expect(looksLikeRobot({ controleveld: '', begonnen }, now)).toBe(false);
    expect(looksLikeRobot({}, now)).toBe(false);
    expect(looksLikeRobot(sent(48 * 60 * 60 * 1000), now)).toBe(false);
  });
});
