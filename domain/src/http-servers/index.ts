export { createDrain } from './drain.js';
export type { Drain } from './drain.js';
