import { expect, test } from 'vitest';
import { document } from './document';
import { withWords } from './search-words';

const place = document('page', '/locatie', 'Locatie', [], []);
const question = document('question', '/faq?vraag=open#open', 'Wanneer?', [], []);
const wordsOf = (path: string, words = 'adres, route') =>
  withWords([place, question], [{ path, words }]).map((found) => found.words);

test.each(['/locatie', '/locatie/', '/en/locatie', '/locatie#kaart'])('%s names the page', (path) => {
  expect(wordsOf(path)).toEqual([['adres', 'route'], undefined]);
});

test('a question is named by its address', () => {
  expect(wordsOf('/faq?vraag=open')).toEqual([undefined, ['adres', 'route']]);
});

test('words stand between commas or on lines, and empty ones are none', () => {
  expect(wordsOf('/locatie', ' wc ,, toilet;\nlift\n')[0]).toEqual(['wc', 'toilet', 'lift']);
});

test('words of a page that is not there, or of no path, change nothing', () => {
  for (const path of ['/weg', '//elders.example/x', '/%E0%A4%A'])
    expect(wordsOf(path)).toEqual([undefined, undefined]);
});
