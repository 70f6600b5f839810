/**
 * For browsers and proxies: they may store a response, and ask each time whether it still is the same, which an `ETag` makes
 * cheap. Our own server is the cache: it alone knows what changed.
 */
export const alwaysRevalidate = 'public, max-age=0, must-revalidate';
