/**
 * A list of visitors' requests. It is drawn once and sent to every contender, so that all answer the same
 * requests in the same order.
 */

/** Shares of the kinds of requests; together 1. */
export const shares = { page: 0.7, signedIn: 0.1, search: 0.1, data: 0.05, picture: 0.05 };

const searchWords = [
  'hout',
  'waterveld',
  'prefab',
  'renovatie',
  'beton',
  'huis',
  'delft',
  'zzzz',
  'bouw',
  'gemeente',
];

/** Mulberry32: the same seed draws the same requests in every run. */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws from a list by popularity: the second is asked for half as often as the first, the third a third (Zipf). */
export function byPopularity(items, random) {
  let total = 0;
  const upTo = items.map((_, place) => (total += 1 / (place + 1)));
  return () => {
    const at = random() * total;
    return items[upTo.findIndex((end) => at < end)];
  };
}

function drawKind(at) {
  let upTo = 0;
  for (const [kind, share] of Object.entries(shares)) {
    upTo += share;
    if (at < upTo) return kind;
  }
  return 'page';
}

/**
 * Requests in the order in which they are asked.
 * @param {{ count: number, pages: string[], pictures: string[], themes: string[], seed?: number }} of `pages` with the most
 *   popular first
 * @returns {({ kind: 'page' | 'signedIn' | 'data', path: string } | { kind: 'picture', path: string }
 *   | { kind: 'search', query: { q: string } | { thema: string } })[]}
 */
export function drawRequests({ count, pages, pictures, themes, seed = 2027 }) {
  const random = randomFrom(seed);
  const page = byPopularity(pages, random);
  const any = (items) => items[Math.floor(random() * items.length)];
  return Array.from({ length: count }, () => {
    const kind = drawKind(random());
    if (kind === 'picture') return { kind, path: any(pictures) };
    if (kind !== 'search') return { kind, path: page() };
    return { kind, query: random() < 0.5 ? { q: any(searchWords) } : { thema: any(themes) } };
  });
}

/** The value that this share of all values does not exceed (nearest rank); null of nothing. */
export function percentile(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
