import { expect, test } from 'vitest';
import { cameraPagesOf } from './camera-pages';
import { pageFinder } from './page-finder';

const route = (id: string, path: string, handle?: unknown) => ({
  id,
  path,
  parentId: 'root',
  module: { default: () => null, handle },
});
const usesCamera = cameraPagesOf(
  pageFinder({
    root: { id: 'root', path: '', module: { default: () => null } },
    checkIn: route('checkIn', 'inchecken', { layout: 'empty', camera: true }),
    signIn: route('signIn', 'inloggen', { layout: 'default' }),
    any: route('any', ':slug'),
  }),
);

test('the page whose route says so may use the camera, in every language', () => {
  expect(['/inchecken', '/en/inchecken'].map(usesCamera)).toEqual([true, true]);
});

test.each(['/', '/inloggen', '/iets-anders', '/inchecken/verder', '/a/b/c'])('%s may not', (path) => {
  expect(usesCamera(path)).toBe(false);
});
