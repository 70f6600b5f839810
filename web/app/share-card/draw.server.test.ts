import { expect, it } from 'vitest';
import { drawCard } from './draw.server';

const drawTitle = (title: string) =>
  drawCard(
    { label: 'Standhouder', title, line: null, picture: null, fit: 'fill' },
    { name: 'Fabriek & Thuis', edition: '2027', whenAndWhere: 'Utrecht' },
    null,
  );

it.each([
  ['Ł', 'Ş'],
  ['Λ', 'Ж'],
  ['ễ', 'ộ'],
])('a letter that the faces lack is no box: %s looks other than %s', async (first, second) => {
  expect((await drawTitle(first)).equals(await drawTitle(second))).toBe(false);
});
