export { safeTable } from './formulas.js';
