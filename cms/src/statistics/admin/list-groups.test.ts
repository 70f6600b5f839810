import { expect, test } from 'vitest';
import type { List } from '../dashboard/shape';
import { groupLists } from './list-groups';

const list = (name: string): List => ({
  name,
  title: name,
  columns: [],
  lines: [],
  reason: null,
  note: null,
});

test('lists stand together in the order of the page, and one that no group knows is not lost', () => {
  const found = groupLists(['brandNew', 'devices', 'sources', 'pages'].map(list));
  expect(found.map(({ title, lists }) => [title, lists.map(({ name }) => name)])).toEqual([
    ['Pagina’s', ['pages']],
    ['Herkomst', ['sources']],
    ['Apparaat en taal', ['devices']],
    ['Meer', ['brandNew']],
  ]);
});
