import { expect, test } from 'vitest';

import type { CmsRead } from '../client/client';
import { listEmptyTypes } from './empty-types';

test('types without a published row are empty, and one row of each is asked for', async () => {
  const limits = new Set<unknown>();
  const read: CmsRead = (shape, _method, path, { query } = {}) => {
    limits.add(JSON.stringify(query?.pagination));
    const data = path === '/speakers' || path === '/vacancies' ? [] : [{ documentId: 'x', id: 1 }];
    return Promise.resolve(shape.parse({ data, meta: {} }));
  };
  const send = () => Promise.reject(new Error('nothing is sent'));
  expect(await listEmptyTypes({ version: 'v5', locale: 'nl', read, send })).toEqual([
    'speakers',
    'vacancies',
  ]);
  expect([...limits]).toEqual(['{"start":0,"limit":1,"withCount":false}']);
});
