export { maxQuantity, orderTotal, withVat } from './amounts.js';
export type { Amounts, OrderLine, OrderTotal } from './amounts.js';
export { buildingsFor, offerVersion, standFault, standTotal } from './stand.js';
export type { BuildingType, StandFault, StandKind, StandPrices, StandWish } from './stand.js';
