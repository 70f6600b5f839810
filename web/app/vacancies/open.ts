export interface Closing {
  /** The last day to apply, `YYYY-MM-DD`; null while there is none. */
  closes: string | null;
  /** True for one of an exhibitor of a past edition: nobody applies to it any more. */
  isPast?: boolean;
}

/** True through the last day to apply. */
export function isOpen({ closes, isPast = false }: Closing, today: string): boolean {
  return !isPast && (closes === null || closes >= today);
}

/** The open ones, the first to close in front; those without a closing day follow in their original order. */
export function openVacancies<Item extends Closing>(all: readonly Item[], today: string): Item[] {
  // Later than any day that can be written.
  const last = (item: Item) => item.closes ?? '9999-99-99';
  return all.filter((item) => isOpen(item, today)).sort((a, b) => last(a).localeCompare(last(b)));
}
