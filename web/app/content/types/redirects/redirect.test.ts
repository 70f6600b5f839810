import { expect, test } from 'vitest';
import { tagsOfLookup } from './redirect';

/** The tags that the content backend gives a redirect from a source: cms/src/platform/redirects/tags.ts. */
test.each([
  ['/oud', '/oud', true],
  ['/oud', '/en/oud', true],
  ['/oud/*', '/oud/verder', true],
  ['/oud/*', '/oud', true],
  ['/oud/*', '/ouder', false],
  ['/*', '/oud', true],
  ['/nieuws/12', '/nieuws/12/nieuwe-naam', true],
  ['/nieuws/12', '/en/nieuws/12/nieuwe-naam', true],
  ['/nieuws/12', '/nieuws/123/naam', false],
  ['/nieuws', '/nieuws/12/naam', false],
  ['/', '/', true],
])('whether a redirect from %s changes the look-up of %s is known: %s', (source, path, changes) => {
  expect(tagsOfLookup(path, false).includes(`redirect:${source}`)).toBe(changes);
});

test('a redirect that was found may lead on to others, so all of them can change it', () => {
  expect(tagsOfLookup('/oud', true)).toEqual(['redirects']);
});

test.each(['/Oud', '/oud%20pad', '/ou d'])(
  '%s may be written in another way, so every redirect counts',
  (path) => {
    expect(tagsOfLookup(path, false)).toEqual(['redirects']);
  },
);
