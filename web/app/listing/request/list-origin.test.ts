import { describe, expect, it } from 'vitest';
import { originIn } from './list-origin';

const root = '/standhouders';

describe('originIn', () => {
  it.each(['/standhouders', '/standhouders?thema=gevel', '/standhouders/overheden?q=x'])(
    'accepts %s',
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
  ])('rejects %j', (state) => {
    expect(originIn(state, root)).toBeNull();
  });
});
