/** A page that was left by way of a search, known by the key of its history entry. */
interface ReturnPoint {
  key: string;
  query: string;
}

const storageKey = 'zoeken:terug';

/** Remembers for this tab that a page is left by way of a search, so that Back opens it again. */
export function setReturnPoint(point: ReturnPoint): void {
  // Storage can be full or forbidden; then Back leads to the page alone.
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(point));
  } catch {
    return;
  }
}

/** The search by way of which this history entry was left; null when it was left otherwise. */
export function returnPointAt(key: string): string | null {
  try {
    const point: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isReturnPoint(point) && point.key === key ? point.query : null;
  } catch {
    return null;
  }
}

/** Forgets it: Back leads there once. */
export function forgetReturnPoint(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // A browser that forbids storage has nothing to remove.
  }
}

function isReturnPoint(value: unknown): value is ReturnPoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'query' in value &&
    typeof value.query === 'string'
  );
}
