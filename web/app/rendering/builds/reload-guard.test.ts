import { afterEach, expect, test, vi } from 'vitest';
import { guardSettings, takeReload } from './reload-guard';

function storage(write?: () => void): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      write?.();
      kept.set(key, value);
    },
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a path is reloaded once in ten seconds, and each path for itself', () => {
  storage();
  const take = (path: string, at: number) => takeReload(path, at, ...guardSettings);
  expect(take('/nieuws', 1_000)).toBe(true);
  expect(take('/nieuws', 10_999)).toBe(false);
  expect(take('/sprekers', 2_000)).toBe(true);
  expect(take('/nieuws', 11_000)).toBe(true);
  expect(take('/nieuws', 12_000)).toBe(false);
});

test('without a memory nothing is reloaded', () => {
  storage(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(takeReload('/nieuws', 1_000, ...guardSettings)).toBe(false);
});

test('what is no list of ours does not stop the page', () => {
  storage();
  sessionStorage.setItem(guardSettings[0], 'null');
  expect(takeReload('/nieuws', 1_000, ...guardSettings)).toBe(true);
  sessionStorage.setItem(guardSettings[0], '{');
  expect(takeReload('/nieuws', 1_000, ...guardSettings)).toBe(false);
});
