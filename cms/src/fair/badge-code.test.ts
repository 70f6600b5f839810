import { describe, expect, it } from 'vitest';
import { badgeCode, makeBadgeId, readBadgeCode } from './badge-code';

const secret = 'een-geheim-van-zestien-tekens';

describe('the code of a badge', () => {
  it('leads back to the id that it was made of, and says nothing else', () => {
    for (let round = 0; round < 1000; round += 1) {
      const id = makeBadgeId();
      expect(id).toMatch(/^[0-9A-Z]{16}$/);
      expect(readBadgeCode(badgeCode(id, secret), secret)).toBe(id);
    }
  });

  it('may be typed in small letters, in groups, and with an O for a 0', () => {
    const code = badgeCode('0123456789ABCDEF', secret);
    expect(readBadgeCode(` ${code.toLowerCase()} `, secret)).toBe('0123456789ABCDEF');
    expect(readBadgeCode(code.replace('0123', 'OI23 '), secret)).toBe('0123456789ABCDEF');
  });

  it.each([
    ['without hyphens', (code: string) => code.replaceAll('-', '')],
    ['with spaces for hyphens', (code: string) => code.replaceAll('-', ' ')],
    ['with dashes for hyphens', (code: string) => code.replaceAll('-', '–')],
    ['in groups of four', (code: string) => code.replaceAll('-', '').replace(/(.{4})/g, '$1 ')],
    ['in groups with hyphens', (code: string) => code.replaceAll('-', '').replace(/(.{5})/g, '$1-')],
    ['with no-break spaces', (code: string) => code.replaceAll('-', '\u00a0')],
    ['over two lines', (code: string) => code.replace(/-([^-]*)$/, '\r\n$1')],
    ['in small letters without hyphens', (code: string) => code.replaceAll('-', '').toLowerCase()],
    ['with l for 1 and o for 0', (code: string) => code.replaceAll('1', 'l').replaceAll('0', 'o')],
    ['with i for 1 everywhere', (code: string) => code.replaceAll('1', 'i').replaceAll('-', '')],
  ])('may be typed %s', (_, typed) => {
    for (let round = 0; round < 100; round += 1) {
      const id = makeBadgeId();
      expect(readBadgeCode(typed(badgeCode(id, secret)), secret)).toBe(id);
    }
  });

  it('is not accepted with another id, another signature or another secret', () => {
    const code = badgeCode('0123456789ABCDEF', secret);
    for (const wrong of [
      code.replace('0123', '0124'),
      `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`,
      code.slice(0, -1),
      `${code}0`,
      code.replace('-', ''.padEnd(2, 'A')),
      `x${code}`,
      code.replace('BV1', 'BV2'),
      badgeCode('0123456789ABCDEF', `${secret}!`),
    ])
      expect(readBadgeCode(wrong, secret)).toBeNull();
  });

  it.each([undefined, null, 12, {}, ['BV1'], '', 'BV1', 'BV1--', '-'.repeat(99), 'A'.repeat(1e6), 'BV1-é-é'])(
    'is not %s',
    (value) => {
      expect(readBadgeCode(value, secret)).toBeNull();
    },
  );
});
