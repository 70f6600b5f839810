export { answerOrders } from './answer-orders.js';
export { createChildProgram, NotCarriedOut } from './child-program.js';
export type { ChildLimits, ChildProgram } from './child-program.js';
