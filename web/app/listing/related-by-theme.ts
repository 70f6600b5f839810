interface Themed {
  publicId: number;
  themes: readonly { slug: string }[];
}

export function relatedByTheme<Item extends Themed>(
  item: Themed,
  all: readonly Item[],
  limit: number,
): Item[] {
  const own = new Set(item.themes.map(({ slug }) => slug));
  return all
    .filter(({ publicId }) => publicId !== item.publicId)
    .map((other) => ({ other, shared: other.themes.filter(({ slug }) => own.has(slug)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, limit)
    .map(({ other }) => other);
}

/** The neighbours of an item in its list; null at the ends, and both when it is not in the list. */
export function neighboursIn<Item extends { publicId: number }>(
  all: readonly Item[],
  publicId: number,
): { before: Item | null; after: Item | null } {
  const index = all.findIndex((item) => item.publicId === publicId);
  if (index === -1) return { before: null, after: null };
  return { before: all[index - 1] ?? null, after: all[index + 1] ?? null };
}
