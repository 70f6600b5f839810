export interface ListPage<Item> {
  items: Item[];
  page: number;
  pages: number;
  total: number;
  /** Position of the first and last item shown, counted from 1; both 0 when the list is empty. */
  from: number;
  to: number;
}

/** One page of a list, or null when there is no such page. An empty list has one page, empty. */
export function paginate<Item>(items: readonly Item[], page: number, perPage: number): ListPage<Item> | null {
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  const start = (page - 1) * perPage;
  const shown = items.slice(start, start + perPage);
  return {
    items: shown,
    page,
    pages,
    total: items.length,
    from: shown.length === 0 ? 0 : start + 1,
    to: start + shown.length,
  };
}
