/** These items, in the order of the numbers; numbers that do not exist are left out. */
export function inOrder<Item extends { publicId: number }>(
  all: readonly Item[],
  publicIds: readonly number[],
): Item[] {
  const byNumber = new Map(all.map((item) => [item.publicId, item]));
  return publicIds.flatMap((publicId) => byNumber.get(publicId) ?? []);
}
