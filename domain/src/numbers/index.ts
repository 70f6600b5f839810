export { compactIban, formatIban, ibanCountries, isIban, isSepaIban } from './iban.js';
export { isKvkNumber } from './dutch.js';
export { formatPostcode, isPostcode } from './postcodes.js';
export { compactVatNumber, isVatNumber } from './vat/index.js';
