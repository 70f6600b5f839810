export { compactIban, formatIban, ibanCountries, isIban, isSepaIban } from './iban.js';
export { compactVatNumber, formatPostcode, isKvkNumber, isPostcode, isVatNumber } from './dutch.js';
