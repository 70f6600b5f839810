import { expect, it } from 'vitest';
import { fair } from '../content';
import { folderNames } from './media';

it('gives every folder of the media library a name of its own, for editors who read Dutch', () => {
  const used = new Set([...JSON.stringify(fair).matchAll(/"key":"([a-z]+)\//g)].map(([, folder]) => folder));
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((folder = '') => !(folder in folderNames))).toEqual([]);
});
