export {
  contractCountries,
  contractDefaults,
  contractFileFields,
  contractForm,
  contractSteps,
  contractStepSlugs,
  isContractStep,
  maxThemes,
  signatureForm,
} from './steps.js';
export type { ContractLists, ContractOptions, ContractStep, ContractStepSlug } from './steps.js';
export { contractOptions, isSameName, judgeContract, standWishOf } from './contract.js';
export type { ContractVerdict } from './contract.js';
export { canonical, signedText, signedTextVersion } from './signed.js';
export type { Json, SignedContract, SignedFile } from './signed.js';
