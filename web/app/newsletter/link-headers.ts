/** The URL holds a secret: no cache stores the page, and no other site sees its URL. */
export const linkHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };
