import { expect, it } from 'vitest';
import { askedPhoto } from './paths';

it.each([
  ['foto=1', 0],
  ['foto=15', 14],
  ['foto=16', 14],
  ['foto=999999999', 14],
  ['foto=0', 0],
  ['foto=-7', 0],
  ['pagina=2&foto=3', 2],
  ['', null],
  ['foto=', null],
  ['foto=x', null],
  ['foto=1.5', null],
  ['foto=1e3', null],
  ['foto=99999999999999999999', null],
])('the query “%s” asks for the photo at place %s of fifteen', (query, index) => {
  expect(askedPhoto(new URLSearchParams(query), 15)).toBe(index);
});

it('an empty album has no photo to ask for', () => {
  expect(askedPhoto(new URLSearchParams('foto=1'), 0)).toBeNull();
});
