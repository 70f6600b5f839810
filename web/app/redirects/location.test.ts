import { expect, test } from 'vitest';
import { withQuery } from './location';

test.each([
  ['/nieuw', '', '/nieuw'],
  ['/nieuw', 'van=mail&van=brief', '/nieuw?van=mail&van=brief'],
  ['/nieuw?van=site#deel', 'van=mail&dag=1', '/nieuw?van=site&dag=1#deel'],
  ['https://elders.example', 'van=mail', 'https://elders.example/?van=mail'],
  ['/café', 'q=%C3%A9', '/caf%C3%A9?q=%C3%A9'],
  ['/nieuw?a=%20b', '', '/nieuw?a=%20b'],
])('a redirect to %s with the query “%s” leads to %s', (target, query, expected) => {
  expect(withQuery(target, new URLSearchParams(query))).toBe(expected);
});
