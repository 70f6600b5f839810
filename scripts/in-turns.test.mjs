import assert from 'node:assert/strict';
import { test } from 'node:test';

import { leftOutToday } from './in-turns.mjs';

test('each file has its turn on one day of three, and all have it when nobody asks for turns', () => {
  const files = ['a', 'b', 'c', 'd', 'e'];
  const turns = [20_000, 20_001, 20_002].flatMap((day) => {
    const left = leftOutToday(files, { IN_TURNS: '1' }, day);
    return files.filter((file) => !left.includes(file));
  });
  assert.deepEqual(turns.sort(), files);
  assert.deepEqual(leftOutToday(files, {}, 20_000), []);
});
