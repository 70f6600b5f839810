/** The most that a cell of Excel holds, in UTF-16 code units. */
const maxCellLength = 32_767;

/**
 * Cuts a text to the length of a cell. write-excel-file 4.1.1 looks texts up in a plain object, which has
 * names such as `constructor` of its own, and Excel cannot read the workbook then. A space behind such a name
 * prevents that.
 */
export function workbookCell(text: string): string {
  const cut = text.slice(0, maxCellLength);
  return cut in Object.prototype ? `${cut} ` : cut;
}
