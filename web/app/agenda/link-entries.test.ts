import { describe, expect, test } from 'vitest';
import type { Entry } from 'beursvloer-domain/agenda';

import { carriedFragment, maxCarried, readCarried } from './link-entries';

const entry = (id: string, wish: Entry['wish'] = 'must'): Entry => ({
  id,
  on: true,
  wish,
  note: 'geheim',
  clock: { at: 0, count: 0 },
  device: 'telefoon1',
});

describe('a link with what somebody saved', () => {
  test('carries it to another device, without notes', () => {
    const fragment = carriedFragment('move', [
      entry('session:2001'),
      entry('exhibitor:7', 'maybe'),
      entry('speaker:3'),
    ]);
    expect(fragment).toBe('#meenemen=s2001-e7m-p3');
    expect(readCarried(`https://beurs.example/mijn-programma${fragment}`)).toEqual({
      purpose: 'move',
      items: [
        { id: 'session:2001', wish: 'must' },
        { id: 'exhibitor:7', wish: 'maybe' },
        { id: 'speaker:3', wish: 'must' },
      ],
    });
  });

  test('says when it is for somebody else', () => {
    expect(readCarried(carriedFragment('share', [entry('session:1')]))?.purpose).toBe('share');
  });

  test.each([
    '',
    '#',
    '#meenemen=',
    '#meenemen=s0-x12-s-s1234567890',
    '#gedeeld=%3Cscript%3E',
    '#iets=s12',
    'javascript:alert(1)',
    `#meenemen=${'-'.repeat(100_000)}`,
  ])('that carries nothing is not taken for one: %s', (text) => {
    expect(readCarried(text)).toBeNull();
  });

  test('leaves out what is no item, and what is there twice', () => {
    expect(readCarried('#gedeeld=s1-zzz-s1-s2m')?.items).toEqual([
      { id: 'session:1', wish: 'must' },
      { id: 'session:2', wish: 'maybe' },
    ]);
  });

  test('carries no more than fits', () => {
    const many = Array.from({ length: maxCarried + 10 }, (_, at) => entry(`session:${at + 1}`));
    expect(readCarried(carriedFragment('move', many))?.items).toHaveLength(maxCarried);
  });
});
