/** The list that a visitor of a detail page left, so that the back link has its filters. */

export interface ListOrigin {
  from: string;
}

/** True for the root or anything under it, with or without a query. */
export function isWithin(root: string, path: unknown): path is string {
  return (
    typeof path === 'string' &&
    path.startsWith(root) &&
    (path.length === root.length || path.charAt(root.length) === '?' || path.charAt(root.length) === '/')
  );
}

/** The list path in a history state, if there is one and it belongs to this list. */
export function originIn(state: unknown, root: string): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return isWithin(root, state.from) ? state.from : null;
}
