export { safeTable } from './formulas.js';
export { workbookCell } from './workbook-cell.js';
