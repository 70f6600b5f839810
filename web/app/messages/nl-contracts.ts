import { contract } from './nl/contract';

/** The texts of the pages on which exhibitors sign. */
export const contracts = { contract };
