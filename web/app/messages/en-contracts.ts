import { contract } from './en/contract';
import { order } from './en/order';
import type { ContractsTexts } from './nl';

/** The texts of the pages on which exhibitors sign and order. */
export const contracts: ContractsTexts = { contract, order };
