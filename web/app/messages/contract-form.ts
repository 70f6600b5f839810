import { contractForm as en } from './en/contract-form';
import { isLocale, type Locale } from './locale';
import { contractForm as nl, type ContractFormTexts } from './nl/contract-form';

const catalogues: Record<Locale, ContractFormTexts> = { nl, en };

/** The words of the fields of the contract. They are separate, so that browsers get those of one step only. */
export function contractFormTexts(locale: string): ContractFormTexts {
  return catalogues[isLocale(locale) ? locale : 'nl'];
}
