import { describe, expect, it } from 'vitest';
import { makeSingleUse, storedForm } from './single-use';

const now = Date.parse('2026-11-20T10:00:00Z');

describe('the secret of a mailed link', () => {
  it('is found by its hash until its end', () => {
    const { token, stored } = makeSingleUse(1000, now);
    expect(storedForm(token, now + 999)).toBe(stored);
    expect(storedForm(token, now + 1000)).toBeNull();
    expect(stored).not.toContain(token);
  });

  it('is another one every time', () => {
    expect(makeSingleUse(1000, now).token).not.toBe(makeSingleUse(1000, now).token);
  });

  it('does not live longer when its end is changed', () => {
    const { token, stored } = makeSingleUse(1000, now);
    const later = token.replace(/^[^-]+/, (now + 1_000_000).toString(36));
    expect(storedForm(later, now)).not.toBe(stored);
  });

  it.each([undefined, null, '', 'x', 12, {}, ['a'], 'a'.repeat(10_000), `zzzzzzzz-${'a'.repeat(42)}`])(
    'is not %s',
    (value) => {
      expect(storedForm(value, now)).toBeNull();
    },
  );
});
