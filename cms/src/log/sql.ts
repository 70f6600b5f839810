/** What somebody wrote into a statement as text; two quotes in a row are one of its letters. */
const quoted = /'(?:[^']|'')*'?/g;
const maxLength = 2000;

/** A statement as it may stand in the log: with placeholders where values were. */
export function statementOf(sql: string): string {
  const short = sql.replace(quoted, '?').replace(/\s+/g, ' ').trim();
  return short.length > maxLength ? `${short.slice(0, maxLength)}…` : short;
}
