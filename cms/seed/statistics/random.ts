/** Random choices that come out the same for the same seed. */
export interface Random {
  below(limit: number): number;
  chance(of: number): boolean;
  pick<T>(values: readonly T[]): T;
  characters(count: number): string;
}

/** mulberry32: small, quick and even enough for made-up things. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (of) => next() < of,
    pick(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
    characters: (count) =>
      Array.from({ length: count }, () => 'abcdefghijklmnopqrstuvwxyz0123456789'[below(36)]).join(''),
  };
}
