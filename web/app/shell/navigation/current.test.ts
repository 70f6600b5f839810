import { expect, test } from 'vitest';
import { currencyOf } from './current';

test('a menu link knows its page and its section', () => {
  expect(currencyOf('/programma', '/programma')).toBe('page');
  expect(currencyOf('/programma?dag=2027-02-09', '/programma')).toBe('page');
  expect(currencyOf('/programma', '/programma/2001')).toBe('true');
  expect(currencyOf('/programma', '/programmaboek')).toBeUndefined();
  expect(currencyOf('/', '/nieuws')).toBeUndefined();
  expect(currencyOf('/', '/')).toBe('page');
});
