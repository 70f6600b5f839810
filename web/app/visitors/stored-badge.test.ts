import { beforeEach, expect, test, vi } from 'vitest';
import { forgetBadge, readBadge, storeBadge, type StoredBadge } from './stored-badge';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const badge: StoredBadge = {
  profile: { name: 'Noor', organisation: '', role: 'Maker', days: ['2027-02-09'] },
  code: { text: 'BV1-A-B', size: 29, path: 'M0 0h1v1h-1z' },
  link: 'abc',
};

test('a badge is stored until it is forgotten, without what the badge does not show', () => {
  storeBadge({ ...badge, profile: { ...badge.profile, audience: 'corporaties' } as StoredBadge['profile'] });
  expect(readBadge()).toEqual(badge);
  expect([...stored.values()].join()).not.toContain('corporaties');
  forgetBadge();
  expect(readBadge()).toBeNull();
});

test.each([
  ['nothing'],
  ['null'],
  ['[]'],
  ['{'],
  ['{"profile":{}}'],
  [JSON.stringify({ ...badge, code: { ...badge.code, path: 1 } })],
  [JSON.stringify({ ...badge, profile: { ...badge.profile, days: [1] } })],
])('what is no badge is none: %s', (text) => {
  stored.set('badge', text);
  expect(readBadge()).toBeNull();
});

test('a browser without storage has no badge, and fails at nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  storeBadge(badge);
  forgetBadge();
  expect(readBadge()).toBeNull();
});
