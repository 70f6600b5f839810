/** What differs between two lists that hold each thing once. */
export interface CameAndWent<Item> {
  went: readonly Item[];
  came: readonly Item[];
}

/**
 * What came and went between a list and the next. Things that are in both may stand in another order. Where most of a long
 * list stayed as it was this takes next to no time: only what lies between the first and the last difference is looked at.
 */
export function cameAndWent<Item>(before: readonly Item[], after: readonly Item[]): CameAndWent<Item> {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;

  const old = before.slice(head, before.length - tail);
  const now = after.slice(head, after.length - tail);
  const [were, are] = [new Set(old), new Set(now)];
  return { went: old.filter((item) => !are.has(item)), came: now.filter((item) => !were.has(item)) };
}
