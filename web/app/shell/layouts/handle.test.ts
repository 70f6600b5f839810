import { expect, test } from 'vitest';
import { layoutOf, type PageFrame } from './handle';

const own: PageFrame = (page) => page;

test('a page is in the default layout, in the empty one, or in a frame it brings itself', () => {
  expect(layoutOf({ layout: 'default' }, null)).toBe('default');
  expect(layoutOf({ layout: 'empty' }, null)).toBe('empty');
  expect(layoutOf({ layout: false, frame: own }, null)).toBe(own);
  expect(layoutOf({ layout: (bare: unknown) => (bare ? 'empty' : 'default') }, true)).toBe('empty');
});

test.each([undefined, {}, { layout: 'workspace' }, { layout: 7 }, { layout: false }])(
  'a handle of %j asks for nothing',
  (handle) => expect(layoutOf(handle, null)).toBeNull(),
);
