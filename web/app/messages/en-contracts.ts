import { contract } from './en/contract';
import type { ContractsTexts } from './nl';

export const contracts: ContractsTexts = { contract };
