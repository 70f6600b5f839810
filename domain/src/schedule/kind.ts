/** A kind of sessions, as the fair's organiser made it. */
export interface SessionKind {
  /** Sessions hold it. */
  key: string;
  name: string;
  /** What else it is called: its plural, and both in other languages. */
  otherNames: readonly string[];
  /** Sessions of it begin at a meeting point. */
  isTour: boolean;
  /** It has a list of its own on the site. */
  hasPage: boolean;
}

/** The kind of a session that a file says no kind of: the first with a list of its own that is no tour, or the first of all. */
export function usualKind(kinds: readonly SessionKind[]): SessionKind | null {
  return kinds.find(({ hasPage, isTour }) => hasPage && !isTour) ?? kinds[0] ?? null;
}

/** The name of the kind with this key; the key for one that the fair has no longer. */
export function kindName(kinds: readonly SessionKind[], key: string): string {
  return kinds.find((kind) => kind.key === key)?.name ?? key;
}
