import { contract } from './nl/contract';

export const contracts = { contract };
