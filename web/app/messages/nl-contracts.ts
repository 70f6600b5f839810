import { contract } from './nl/contract';
import { order } from './nl/order';

/** The texts of the pages on which exhibitors sign and order. */
export const contracts = { contract, order };
