import { expect, test } from 'vitest';
import { wordsOf } from './words-of';

test.each([
  ['/standhouders/1042/de-goede-drempel', 'de goede drempel'],
  ['/programma/2031', 'programma'],
  ['/en/caf%C3%A9-op-de-beurs', 'café op de beurs'],
  ['/en', ''],
  ['/', ''],
  ['/%E0%A4%A', ''],
  ['/wc%E2%80%AEtoilet', 'wc toilet'],
  [`/${'lang-'.repeat(40)}`, 'lang lang lang lang lang lang lang lang lang lang lang lang'],
])('the words of %s are "%s"', (path, words) => {
  expect(wordsOf(path)).toBe(words);
});
