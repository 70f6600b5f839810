import { expect, test } from 'vitest';
import { requireOwnSlug } from './detail-url';

const url = new URL('https://beurs.example/nieuws/5001/oud?van=brief');

test('the right slug goes through', () => {
  expect(() => requireOwnSlug(url, 'nieuw', 'nieuw', '/nieuws/5001/nieuw')).not.toThrow();
});

test.each([undefined, 'oud'])('the slug %s gets a permanent redirect with the same query', (asked) => {
  const response = thrownBy(() => requireOwnSlug(url, asked, 'nieuw', '/nieuws/5001/nieuw'));
  expect(response).toBeInstanceOf(Response);
  expect(response).toMatchObject({ status: 301 });
  expect(response instanceof Response && response.headers.get('location')).toBe(
    '/nieuws/5001/nieuw?van=brief',
  );
});

function thrownBy(act: () => void): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown;
  }
  return null;
}
