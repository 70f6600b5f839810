/** Only what a token is made of: a cookie can hold anything, a header cannot. */
const wellFormed = /^[\w.~+/=-]{1,4096}$/;

/** The value of a cookie in a Cookie header, or null. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return null;
}

/** The visitor's token from its HttpOnly cookie, or null. */
export function readToken(header: string | undefined): string | null {
  const token = readCookie(header, 'token');
  return token !== null && wellFormed.test(token) ? token : null;
}
