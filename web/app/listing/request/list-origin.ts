/** Where a visitor of a detail page came from, so that the way back leads to the list with its filters. */

/** History state that a list gives along with a link to a detail page. */
export interface ListOrigin {
  from: string;
}

/** True for the address of a list: the path itself or anything under it, with or without a query. */
export function isWithin(root: string, address: unknown): address is string {
  return (
    typeof address === 'string' &&
    address.startsWith(root) &&
    (address.length === root.length ||
      address.charAt(root.length) === '?' ||
      address.charAt(root.length) === '/')
  );
}

/** The list address in a history state, when there is one and it belongs to this list. */
export function originIn(state: unknown, root: string): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return isWithin(root, state.from) ? state.from : null;
}
