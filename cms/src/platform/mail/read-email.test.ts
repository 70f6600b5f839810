import { describe, expect, it } from 'vitest';
import { readEmail } from './read-email';

describe('an e-mail', () => {
  it.each([
    ['noor@bezoeker.example', 'noor@bezoeker.example'],
    ['  Noor@Bezoeker.EXAMPLE ', 'noor@bezoeker.example'],
    ['ｎｏｏｒ＠bezoeker.example', 'noor@bezoeker.example'],
    ['noor+beurs@sub.bezoeker.example', 'noor+beurs@sub.bezoeker.example'],
    ["o'brien_jr@bezoeker.example", "o'brien_jr@bezoeker.example"],
    ['info@bücher.example', 'info@xn--bcher-kva.example'],
    ['info@XN--BCHER-KVA.example', 'info@xn--bcher-kva.example'],
  ])('%s is stored as %s', (written, stored) => {
    expect(readEmail(written)).toBe(stored);
  });

  it('with a look-alike in its domain is another one', () => {
    const cyrillic = readEmail('noor@bez\u043eeker.example');
    expect(cyrillic).toMatch(/^noor@xn--/);
    expect(cyrillic).not.toBe(readEmail('noor@bezoeker.example'));
  });

  it.each([
    ['a Cyrillic o before the @', 'n\u043eor@bezoeker.example'],
    ['an accent before the @', 'zoë@bezoeker.example'],
    ['a sign without width', 'no\u200bor@bezoeker.example'],
    ['a Turkish capital', '\u0130noor@bezoeker.example'],
    ['a line end', 'noor@bezoeker.example\nbcc: x@y.example'],
    ['a space', 'noor x@bezoeker.example'],
    ['two @', 'noor@x@bezoeker.example'],
    ['quotes', '"noor"@bezoeker.example'],
    ['a name in front', 'Noor <noor@bezoeker.example>'],
    ['dots in a row', 'no..or@bezoeker.example'],
    ['no domain', 'noor@'],
    ['nothing before the @', '@bezoeker.example'],
    ['no dot in the domain', 'noor@localhost'],
    ['an IP address', 'noor@127.0.0.1'],
    ['a domain that ends in a dot', 'noor@bezoeker.example.'],
    ['a slash that NFKC makes', 'noor@\u2100.example'],
    ['too much before the @', `${'a'.repeat(65)}@bezoeker.example`],
    ['too much', `noor@${'abcdefgh.'.repeat(30)}example`],
    ['ten thousand signs', `${'a'.repeat(10_000)}@bezoeker.example`],
    ['a list', ['noor@bezoeker.example']],
    ['nothing', null],
  ])('with %s is none', (_what, value) => {
    expect(readEmail(value)).toBeNull();
  });
});
