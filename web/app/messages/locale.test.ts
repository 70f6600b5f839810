import { expect, test } from 'vitest';
import { languages, langOn, languagesOf, localeOf, localePath, withoutLocale } from './locale';

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

test('content exists in the default language, in that of its texts and in those of its translations', () => {
  expect(languagesOf({})).toEqual(['nl']);
  expect(languagesOf({ locale: 'nl', localizations: [] })).toEqual(['nl']);
  expect(languagesOf({ locale: 'en' })).toEqual(['nl', 'en']);
  expect(languagesOf({ locale: 'nl', localizations: ['en', 'xx'] })).toEqual(['nl', 'en']);
});

test('content is marked on a page in another language than its own', () => {
  expect(langOn('en', {})).toBe('nl');
  expect(langOn('en', { locale: 'nl', localizations: ['en'] })).toBe('nl');
  expect(langOn('en', { locale: 'en' })).toBeUndefined();
  expect(langOn('nl', {})).toBeUndefined();
});

test('what is held in English is written in English, whatever version is at hand', () => {
  expect(langOn('nl', { language: 'en' })).toBe('en');
  expect(langOn('nl', { locale: 'nl', localizations: ['en'], language: 'en' })).toBe('en');
  expect(langOn('en', { locale: 'nl', language: 'en' })).toBeUndefined();
  expect(langOn('en', { locale: 'en', language: 'en' })).toBeUndefined();
  expect(langOn('en', { locale: 'en', language: 'nl' })).toBeUndefined();
  expect(langOn('en', { locale: 'nl', language: 'nl' })).toBe('nl');
  expect(langOn('nl', { locale: 'nl', language: 'nl' })).toBeUndefined();
});
