import { describe, expect, it } from 'vitest';
import { readName } from './names';

describe('a name', () => {
  it.each([
    [' Noor de Vries ', 'Noor de Vries'],
    ["Zoe\u0308 's-Gravenmeer", "Zoë 's-Gravenmeer"],
    ['李小龍', '李小龍'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['é'.repeat(100), 'é'.repeat(100)],
  ])('%s is kept as %s', (written, kept) => {
    expect(readName(written)).toBe(kept);
  });

  it.each([
    ['', 'Vul uw naam in'],
    [' \t ', 'Vul uw naam in'],
    [null, 'Vul uw naam in'],
    [{ toString: 'x' }, 'Vul uw naam in'],
    ['x'.repeat(101), 'niet langer'],
    ['Noor\nBcc: x', 'teken dat niet kan'],
    ['Noor\u0000', 'teken dat niet kan'],
    ['Noor\u202egnp', 'teken dat niet kan'],
    ['Noor\ud800', 'teken dat niet kan'],
  ])('%j is refused', (written, why) => {
    expect(() => readName(written)).toThrow(why);
  });
});
