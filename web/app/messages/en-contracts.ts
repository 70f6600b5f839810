import { contract } from './en/contract';
import type { ContractsTexts } from './nl';

/** The texts of the pages on which exhibitors sign. */
export const contracts: ContractsTexts = { contract };
