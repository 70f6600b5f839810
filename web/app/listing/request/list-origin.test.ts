import { describe, expect, it } from 'vitest';
import { originIn } from './list-origin';

const root = '/standhouders';

describe('the list that somebody came from', () => {
  it.each(['/standhouders', '/standhouders?thema=gevel', '/standhouders/overheden?q=x'])(
    'may be %s',
    (from) => {
      expect(originIn({ from }, root)).toBe(from);
    },
  );

  it.each([
    null,
    'x',
    {},
    { from: 5 },
    { from: '/standhoudersx' },
    { from: '//elders.example' },
    { from: 'https://elders.example/standhouders' },
    { from: '/programma' },
  ])('cannot be read from %j', (state) => {
    expect(originIn(state, root)).toBeNull();
  });
});
