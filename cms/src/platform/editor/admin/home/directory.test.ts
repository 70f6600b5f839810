import { expect, it } from 'vitest';
import { directoryOf } from './directory';

const about = 'Waarvoor dit is.';
const page = (path: string, defaultMessage: string) => ({
  path,
  about,
  group: 'visitors' as const,
  permissions: [],
  intlLabel: { id: path, defaultMessage },
});

it('lists types and pages by group and name, and leaves out what is empty', () => {
  const types = [
    { uid: 'api::menu.menu', kind: 'singleType', group: 'settings' as const, name: 'Menu’s', about },
    { uid: 'api::crew.crew', kind: 'collectionType', group: 'visitors' as const, name: 'Ploeg', about },
  ];
  const directory = directoryOf(types, [page('/visitors', 'Bezoekers'), page('/polls', 'Échte vragen')]);
  expect(directory.map(({ group, entries }) => [group, ...entries.map(({ name }) => name)])).toEqual([
    ['visitors', 'Bezoekers', 'Échte vragen', 'Ploeg'],
    ['settings', 'Menu’s'],
  ]);
  expect(directory.flatMap(({ entries }) => entries.map(({ path }) => path))).toEqual([
    '/visitors',
    '/polls',
    '/content-manager/collection-types/api::crew.crew',
    '/content-manager/single-types/api::menu.menu',
  ]);
});
