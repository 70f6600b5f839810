export { maxQuantity, orderTotal, withVat } from './amounts.js';
export type { Amounts, OrderLine, OrderTotal } from './amounts.js';
export { standFault, standTotal } from './stand.js';
export type { StandFault, StandKind, StandPrices, StandWish } from './stand.js';
