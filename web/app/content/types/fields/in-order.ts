/** These items, in the order of the keys; keys that no item has are left out. */
export function inOrder<Item, Key>(
  all: readonly Item[],
  keys: readonly Key[],
  keyOf: (item: Item) => Key,
): Item[] {
  const byKey = new Map(all.map((item) => [keyOf(item), item]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
