import { expect, test } from 'vitest';
import { languages, languagesOf, localeOf, localePath, withoutLocale } from './locale';

test.each([
  ['/', 'nl'],
  ['/programma', 'nl'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/programma', 'en'],
  ['/en.data', 'en'],
  ['/en/_.data', 'en'],
  ['/energie', 'nl'],
  ['/en.html', 'nl'],
  ['/EN', 'nl'],
  ['/nl/programma', 'nl'],
])('the language of %s is %s', (path, locale) => {
  expect(localeOf(path)).toBe(locale);
});

test('a path goes into a language and comes out again', () => {
  expect(localePath('nl', '/programma')).toBe('/programma');
  expect(localePath('en', '/programma')).toBe('/en/programma');
  expect(localePath('en', '/')).toBe('/en');
  for (const path of ['/', '/programma', '/nieuws/5001/slug']) {
    expect(withoutLocale(localePath('en', path))).toBe(path);
    expect(withoutLocale(path)).toBe(path);
  }
  expect(['nl', 'en', 'xx'].map(languages.folderOf)).toEqual(['', '/en', '']);
});

test('content is in the default language only when a visitor of another one did not get theirs', () => {
  expect(languagesOf(null, 'en')).toEqual(['nl']);
  expect(languagesOf('nl', 'en')).toEqual(['nl']);
  expect(languagesOf('en', 'en')).toBeUndefined();
  expect(languagesOf(null, 'nl')).toBeUndefined();
});
