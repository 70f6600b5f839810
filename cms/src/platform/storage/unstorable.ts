/**
 * PostgreSQL's codes for a value that does not fit its column: a number out of range, a text that is no number, a zero byte.
 * See https://www.postgresql.org/docs/current/errcodes-appendix.html.
 */
const codes = new Set(['22003', '22P02', '22021', '22P05', '22007', '22008']);

export function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.has(error.code)) return true;
  return isUnstorable(error.cause);
}
