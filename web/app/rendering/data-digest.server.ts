import { createHash } from 'node:crypto';
import type { EntryContext } from 'react-router';

interface Drawable {
  status: number;
  headers: Headers;
  context: EntryContext;
}

/**
 * The digest of all that a page of this build is drawn from, in base64url. Null for an error screen, and for data that JSON
 * does not know, such as what comes later.
 */
export function digestOf({ status, headers, context: { staticHandlerContext } }: Drawable): string | null {
  const { loaderData, errors } = staticHandlerContext;
  if (status !== 200 || errors !== null) return null;
  try {
    const text = JSON.stringify([[...headers], loaderData], plainOnly);
    return createHash('sha256').update(text).digest('base64url').slice(0, 20);
  } catch (error) {
    if (error instanceof NoPlainData) return null;
    throw error;
  }
}

class NoPlainData extends Error {}

/** JSON leaves out what a promise or a map holds, and two of them would be the same. */
function plainOnly(_name: string, value: unknown): unknown {
  const isPlain = typeof value !== 'object' || value === null || Array.isArray(value);
  if (typeof value === 'function' || (!isPlain && Object.getPrototypeOf(value) !== Object.prototype))
    throw new NoPlainData();
  return value;
}
