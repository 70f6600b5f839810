/** A quoted text in a statement; two quotes in a row are one character of it. */
const quoted = /'(?:[^']|'')*'?/g;
const maxLength = 2000;

/** A statement for the log: placeholders instead of values. */
export function statementOf(sql: string): string {
  const short = sql.replace(quoted, '?').replace(/\s+/g, ' ').trim();
  return short.length > maxLength ? `${short.slice(0, maxLength)}…` : short;
}
