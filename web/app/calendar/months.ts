export interface Dated {
  /** First day, `YYYY-MM-DD`. */
  date: string;
  endDate: string | null;
}

export interface Month<Item> {
  /** `YYYY-MM`. */
  month: string;
  items: Item[];
}

/** The last day of an item; one that an editor put before the first day does not count. */
export function lastDayOf({ date, endDate }: Dated): string {
  return endDate !== null && endDate > date ? endDate : date;
}

export function isOver(item: Dated, today: string): boolean {
  return lastDayOf(item) < today;
}

/**
 * Sorts items into coming ones by month and past ones, the latest first. An item that began last month and
 * goes on stands in the month it began in.
 * @param items by day
 * @param today `YYYY-MM-DD`
 */
export function arrangeCalendar<Item extends Dated>(
  items: readonly Item[],
  today: string,
): { months: Month<Item>[]; past: Item[] } {
  const months: Month<Item>[] = [];
  for (const item of items) {
    if (isOver(item, today)) continue;
    const month = item.date.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.items.push(item);
    else months.push({ month, items: [item] });
  }
  return { months, past: items.filter((item) => isOver(item, today)).reverse() };
}
