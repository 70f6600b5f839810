import { expect, test } from 'vitest';
import { createTexts, type TextKind } from './text-counts';

const browsers = ['a', 'b', 'c', 'd', 'e', 'f'];

test('a text counts when five browsers brought it, and the fifth brings those of the others along', () => {
  const texts = createTexts();
  const brought = browsers.map((browser) => texts.bring('search', 'Houtbouw ', browser));
  expect(brought.slice(0, 4)).toEqual([null, null, null, null]);
  expect(brought.slice(4)).toEqual([
    { text: 'houtbouw', browsers: 5 },
    { text: 'houtbouw', browsers: 1 },
  ]);
  expect(texts.known('search', 'HOUTBOUW')).toBe('houtbouw');
  expect(texts.known('path', 'houtbouw')).toBeNull();
});

test('one browser counts once for a text, and one that does not say who it is does not count', () => {
  const texts = createTexts();
  const often = Array.from({ length: 20 }, () => texts.bring('search', 'houtbouw', 'a'));
  const nobodys = Array.from({ length: 20 }, () => texts.bring('search', 'houtbouw', null));
  expect([...often, ...nobodys].every((one) => one === null)).toBe(true);
  for (const browser of ['b', 'c', 'd']) texts.bring('search', 'houtbouw', browser);
  expect(texts.bring('search', 'houtbouw', 'e')).toEqual({ text: 'houtbouw', browsers: 5 });
});

test.each<[TextKind, string]>([
  ['search', 'anna@fair.example'],
  ['search', '06-12 34 56 78'],
  ['search', 'dossier 20270209'],
  ['search', 'https://fair.example/?token=1'],
  ['search', 'www.fair.example'],
  ['search', 'x'.repeat(61)],
  ['search', '   '],
  ['search', 'een\u0000twee'],
  ['path', '/reset/20270209'],
  ['source', '203.0.113.9'],
])('the %s “%s” never counts, whoever brings it', (kind, text) => {
  const texts = createTexts();
  expect(browsers.map((browser) => texts.bring(kind, text, browser))).toEqual(browsers.map(() => null));
});

test('many texts push out those that nobody brought lately', () => {
  const texts = createTexts();
  for (const browser of browsers.slice(0, 4)) texts.bring('search', 'houtbouw', browser);
  for (let turn = 0; turn < 10_000; turn += 1) texts.bring('search', `${turn % 100} of ${turn / 100}`, 'a');
  expect(texts.bring('search', 'houtbouw', 'e')).toBeNull();
});
