import { expect, test } from 'vitest';
import { normalise } from './normalise';

const logo = { url: '/uploads/a.svg', mime: 'image/svg+xml' };
const v3 = [
  {
    id: 1,
    name: 'Bouwhuis',
    logo: { id: 5, ...logo },
    themes: [{ id: 2, slug: 'energie' }],
    pavilion: null,
    products: [{ id: 3, name: 'Wand', image: { id: 5, ...logo } }],
  },
];
const v4 = {
  data: [
    {
      id: 1,
      attributes: {
        name: 'Bouwhuis',
        logo: { data: { id: 5, attributes: logo } },
        themes: { data: [{ id: 2, attributes: { slug: 'energie' } }] },
        pavilion: { data: null },
        products: [{ id: 3, name: 'Wand', image: { data: { id: 5, attributes: logo } } }],
      },
    },
  ],
  meta: { pagination: { total: 1 } },
};
const v5 = { data: v3, meta: { pagination: { total: 1 } } };

test('the same content of three versions becomes the same rows', () => {
  expect(normalise('v3', v3)).toEqual(v3);
  expect(normalise('v4', v4)).toEqual(v3);
  expect(normalise('v5', v5)).toEqual(v3);
});

test('a response without an envelope passes unchanged', () => {
  const signedIn = { jwt: 'x', user: { id: 1, username: 'a' } };
  for (const version of ['v3', 'v4', 'v5'] as const) expect(normalise(version, signedIn)).toEqual(signedIn);
});

test("an editor's own JSON that looks like an envelope is left alone", () => {
  const row = { id: 1, attributes: { chart: { data: [1, 2] }, empty: { data: [] } } };
  expect(normalise('v4', { data: row, meta: {} })).toEqual({ id: 1, chart: { data: [1, 2] }, empty: [] });
  expect(normalise('v5', { data: { id: 1, chart: { data: null } } })).toEqual({
    id: 1,
    chart: { data: null },
  });
});

test('nothing and rubbish do not throw', () => {
  for (const value of [null, undefined, '', 7, [], {}, { data: null, meta: {} }]) {
    for (const version of ['v3', 'v4', 'v5'] as const) expect(() => normalise(version, value)).not.toThrow();
  }
  expect(normalise('v5', { data: null, meta: {} })).toBeNull();
});
