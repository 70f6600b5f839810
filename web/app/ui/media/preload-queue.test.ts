import { expect, test } from 'vitest';
import { PreloadQueue } from './preload-queue';

test('four pages are fetched at a time; the next follows when one is done, the last wanted first', () => {
  const queue = new PreloadQueue();
  for (const page of ['/1', '/2', '/3', '/4', '/5', '/6']) queue.want(page);
  expect(queue.current()).toEqual(['/1', '/2', '/3', '/4']);
  queue.finish('/2');
  expect(queue.current()).toEqual(['/1', '/3', '/4', '/6']);
});

test('who looks elsewhere stops what has not started, and nothing else', () => {
  const queue = new PreloadQueue();
  for (const page of ['/1', '/2', '/3', '/4', '/5', '/6']) queue.want(page);
  queue.unwant('/6');
  queue.unwant('/1');
  queue.finish('/4');
  expect(queue.current()).toEqual(['/1', '/2', '/3', '/5']);
});

test('a page is not fetched again until it is forgotten', () => {
  const queue = new PreloadQueue();
  let changes = 0;
  queue.subscribe(() => (changes += 1));
  queue.want('/1');
  queue.want('/1');
  queue.finish('/1');
  queue.want('/1');
  expect([queue.current(), changes]).toEqual([[], 2]);
  queue.forget();
  queue.want('/1');
  expect(queue.current()).toEqual(['/1']);
});
