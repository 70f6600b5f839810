/** The first place of a sorted list before which something `isBefore`, found in a few steps. */
export function placeIn<Item>(sorted: readonly Item[], isBefore: (other: Item) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = sorted[middle];
    if (other !== undefined && isBefore(other)) high = middle;
    else low = middle + 1;
  }
  return low;
}
