/** Random numbers that are the same for the same seed (mulberry32). */
export interface Random {
  /** A whole number from 0 up to and without `end`. */
  below(end: number): number;
  /** True once in so many times. */
  oneIn(count: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    oneIn: (count) => below(count) === 0,
    pick: (list) => list[below(list.length)] ?? list[0],
  };
}
