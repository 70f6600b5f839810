export function safeTable(table: readonly (readonly string[])[]): string[][] {
  return table.map((cells) => cells.map(withoutFormula));
}

/**
 * Spreadsheets run what begins with one of these signs, and some skip spaces first. With an apostrophe before it, it is
 * text: https://owasp.org/www-community/attacks/CSV_Injection
 */
function withoutFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

const formula = /^[\s\u0000]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
