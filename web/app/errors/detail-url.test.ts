import { expect, test } from 'vitest';
import { requireOwnSlug } from './detail-url';

const url = new URL('https://beurs.example/nieuws/5001/oud?van=brief');

test('the right slug goes through', () => {
  expect(() => requireOwnSlug(url, 'nieuw', 'nieuw', '/nieuws/5001/nieuw')).not.toThrow();
});

test.each([undefined, 'oud'])('the slug %s gets a permanent redirect with the same query', (asked) => {
  const answer = thrownBy(() => requireOwnSlug(url, asked, 'nieuw', '/nieuws/5001/nieuw'));
  expect(answer).toBeInstanceOf(Response);
  expect(answer).toMatchObject({ status: 301 });
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/nieuws/5001/nieuw?van=brief');
});

function thrownBy(act: () => void): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown;
  }
  return null;
}
