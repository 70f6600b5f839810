import { afterEach, expect, test, vi } from 'vitest';
import { guardSettings, claimReload } from './reload-guard';

function storage(write?: () => void): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      write?.();
      stored.set(key, value);
    },
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a path is reloaded once in ten seconds, and each path for itself', () => {
  storage();
  const claim = (path: string, at: number) => claimReload(path, at, ...guardSettings);
  expect(claim('/nieuws', 1_000)).toBe(true);
  expect(claim('/nieuws', 10_999)).toBe(false);
  expect(claim('/sprekers', 2_000)).toBe(true);
  expect(claim('/nieuws', 11_000)).toBe(true);
  expect(claim('/nieuws', 12_000)).toBe(false);
});

test('without session storage nothing is reloaded', () => {
  storage(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(claimReload('/nieuws', 1_000, ...guardSettings)).toBe(false);
});

test('a stored value that is not ours does not throw', () => {
  storage();
  sessionStorage.setItem(guardSettings[0], 'null');
  expect(claimReload('/nieuws', 1_000, ...guardSettings)).toBe(true);
  sessionStorage.setItem(guardSettings[0], '{');
  expect(claimReload('/nieuws', 1_000, ...guardSettings)).toBe(false);
});
