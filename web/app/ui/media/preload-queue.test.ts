import { expect, test } from 'vitest';
import { PreloadQueue } from './preload-queue';

test('four pages are fetched at a time; the next starts when one is done, the last added first', () => {
  const queue = new PreloadQueue();
  for (const page of ['/1', '/2', '/3', '/4', '/5', '/6']) queue.add(page);
  expect(queue.current()).toEqual(['/1', '/2', '/3', '/4']);
  queue.finish('/2');
  expect(queue.current()).toEqual(['/1', '/3', '/4', '/6']);
});

test('removing a page stops it when it has not started, and not otherwise', () => {
  const queue = new PreloadQueue();
  for (const page of ['/1', '/2', '/3', '/4', '/5', '/6']) queue.add(page);
  queue.remove('/6');
  queue.remove('/1');
  queue.finish('/4');
  expect(queue.current()).toEqual(['/1', '/2', '/3', '/5']);
});

test('a page is not fetched again until the loaded pages are cleared', () => {
  const queue = new PreloadQueue();
  let changes = 0;
  queue.subscribe(() => (changes += 1));
  queue.add('/1');
  queue.add('/1');
  queue.finish('/1');
  queue.add('/1');
  expect([queue.current(), changes]).toEqual([[], 2]);
  queue.clearLoaded();
  queue.add('/1');
  expect(queue.current()).toEqual(['/1']);
});
