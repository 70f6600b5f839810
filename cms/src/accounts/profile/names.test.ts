import { describe, expect, it } from 'vitest';
import { readName } from './names';

describe('a name', () => {
  it.each([
    [' Noor de Vries ', 'Noor de Vries'],
    ["Zoe\u0308 's-Gravenmeer", "Zoë 's-Gravenmeer"],
    ['李小龍', '李小龍'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['❤️ Noor', '❤️ Noor'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['X Æ A-12', 'X Æ A-12'],
    ['é'.repeat(100), 'é'.repeat(100)],
  ])('%s is stored as %s', (written, stored) => {
    expect(readName(written)).toBe(stored);
  });

  it.each([
    ['', 'Vul uw naam in'],
    [' \t ', 'Vul uw naam in'],
    [null, 'Vul uw naam in'],
    [{ toString: 'x' }, 'Vul uw naam in'],
    ['\u200b\u200b', 'Vul uw naam in'],
    ['\u3164\u115f', 'Vul uw naam in'],
    ['\u2800', 'Vul uw naam in'],
    ['\u0301', 'Vul uw naam in'],
    ['\u200d\ufe0f', 'Vul uw naam in'],
    ['x'.repeat(101), 'ten hoogste 100 tekens'],
    ['Noor\nBcc: x', 'teken dat niet kan'],
    ['Noor\u0000', 'teken dat niet kan'],
    ['Noor\u202egnp', 'teken dat niet kan'],
    ['Noor\u200e', 'teken dat niet kan'],
    ['Noor\u200f', 'teken dat niet kan'],
    ['Noor\u061c', 'teken dat niet kan'],
    ['No\u200bor', 'teken dat niet kan'],
    ['No\u00ador', 'teken dat niet kan'],
    ['No\ufeffor', 'teken dat niet kan'],
    ['Noor\ue000', 'teken dat niet kan'],
    ['Noor\ud800', 'teken dat niet kan'],
  ])('%j is rejected', (written, why) => {
    expect(() => readName(written)).toThrow(why);
  });
});
