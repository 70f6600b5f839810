import { expect, test } from 'vitest';
import { document, withRules } from './document';
import { fileOf } from './index-file';

const pageOf = (text: string) => document('page', '/over', 'Over', [null, 'Hal 1', ''], [text, undefined]);

test('a document holds its words in one line, and its codes', () => {
  expect(pageOf('Houtbouw')).toEqual({
    kind: 'page',
    path: '/over',
    name: 'Over',
    note: 'Hal 1',
    text: 'Houtbouw',
    codes: [],
  });
});

test('a document holds no more than 6000 characters of text, and the rules 30,000 more', () => {
  const long = pageOf('a'.repeat(6001));
  expect(long.text).toBe('a'.repeat(6000));
  expect(pageOf('a'.repeat(6000)).text).toHaveLength(6000);
  const { text } = withRules(long, 'b'.repeat(40_000));
  expect(text).toBe(`${'a'.repeat(6000)} ${'b'.repeat(30_000)}`);
});

test('a browser gets at most 500,000 characters, names and notes included, and else nothing to search in', () => {
  const one = pageOf('a'.repeat(6000));
  const size = one.path.length + one.name.length + one.note.length + one.text.length;
  const most = Array.from({ length: Math.floor(500_000 / size) }, () => one);
  expect(fileOf(most)).toEqual({ documents: most });
  expect(fileOf([...most, one])).toEqual({ documents: null });
});

test('what is too much with the past editions is sent to a browser without them', () => {
  const one = pageOf('a'.repeat(6000));
  const past = document('past', '/editie/2026', 'Beurs 2026', [], ['b'.repeat(6000)]);
  const coming = Array.from({ length: 80 }, () => one);
  expect(fileOf([...coming, past])).toEqual({ documents: [...coming, past] });
  expect(fileOf([...coming, ...Array.from({ length: 80 }, () => past)])).toEqual({ documents: coming });
});
