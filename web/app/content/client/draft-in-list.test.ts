import { expect, test } from 'vitest';
import { putDraftIn } from './draft-in-list';

const row = (documentId: string, rank: number, title = documentId) => ({ documentId, rank, title });
const published = [row('a', 1), row('b', 2), row('c', 3)];
const titles = (rows: unknown[]) => rows.map((one) => JSON.stringify(one)).join();

test('a draft takes the place of its published version', () => {
  const draft = row('b', 2, 'nieuw');
  expect(putDraftIn(published, [draft], 'b', ['rank'])).toEqual([published[0], draft, published[2]]);
});

test('a draft that was never published finds its place', () => {
  expect(titles(putDraftIn(published, [row('x', 2.5)], 'x', ['rank']))).toBe(
    titles([row('a', 1), row('b', 2), row('x', 2.5), row('c', 3)]),
  );
  expect(putDraftIn(published, [row('x', 9)], 'x', ['rank']).at(-1)).toEqual(row('x', 9));
  expect(putDraftIn(published.toReversed(), [row('x', 2.5)], 'x', ['rank:desc'])[1]).toEqual(row('x', 2.5));
});

test('further orders decide where the first do not', () => {
  expect(putDraftIn([row('b', 1)], [row('a', 1)], 'a', ['rank', 'title'])[0]).toEqual(row('a', 1));
});

test('a draft that left the list takes its published version along', () => {
  expect(putDraftIn(published, [], 'b')).toEqual([published[0], published[2]]);
});

test('without an order it comes last', () => {
  expect(putDraftIn(published, [row('x', 0)], 'x')).toEqual([...published, row('x', 0)]);
});
