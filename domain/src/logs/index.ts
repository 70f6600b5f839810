export { describeError } from './describe-error.js';
export type { DescribedError } from './describe-error.js';
export { mask } from './mask.js';
