/** Only what a token is made of: a cookie can hold anything, a header cannot. */
const wellFormed = /^[\w.~+/=-]{1,4096}$/;

/** The token in a Cookie header, or null. The cookie is HttpOnly: only our servers read it. */
export function readToken(cookieHeader: string | null): string | null {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === 'token') {
      const value = pair.slice(separator + 1).trim();
      return wellFormed.test(value) ? value : null;
    }
  }
  return null;
}
