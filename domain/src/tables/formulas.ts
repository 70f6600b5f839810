/** The same table in which no cell is a formula. */
export function safeTable(table: readonly (readonly string[])[]): string[][] {
  return table.map((cells) => cells.map(withoutFormula));
}

/**
 * Spreadsheets run what begins with one of these signs, and some skip spaces first. With an apostrophe before it, it is
 * text: https://owasp.org/www-community/attacks/CSV_Injection
 */
function withoutFormula(text: string): string {
  return /^[\s\u0000]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}
