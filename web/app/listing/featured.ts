/** A list's cards from one mark of a featured item to the next: at most one in six is marked. */
const cardsPerMark = 6;

interface Featured {
  featured: boolean;
}

/** A featured item in every sixth place for as long as there are any, and the others between them, each in their order. */
export function spreadFeatured<Item extends Featured>(items: readonly Item[]): Item[] {
  const featured = items.filter((item) => item.featured);
  const others = items.filter((item) => !item.featured);
  return items.flatMap((_, place) => {
    const next =
      place % cardsPerMark === 0
        ? (featured.shift() ?? others.shift())
        : (others.shift() ?? featured.shift());
    return next ?? [];
  });
}

/** The items of a page as its cards: one that follows too soon on a marked one has no mark. */
export function limitMarks<Item extends Featured>(items: readonly Item[]): Item[] {
  let nextMark = 0;
  return items.map((item, place) => {
    if (!item.featured) return item;
    if (place < nextMark) return { ...item, featured: false };
    nextMark = place + cardsPerMark;
    return item;
  });
}
