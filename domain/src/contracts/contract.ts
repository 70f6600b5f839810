import { judge, normalizeText, type FormValues, type Verdict } from '../forms/index.js';
import { normaliseNumber } from '../forms/normalise/numbers.js';
import {
  buildingsFor,
  standFault,
  type StandFault,
  type StandPrices,
  type StandWish,
} from '../prices/index.js';
import {
  contractDefaults,
  contractForm,
  contractSteps,
  type ContractLists,
  type ContractOptions,
  type ContractStepSlug,
} from './steps.js';

const textOf = (values: FormValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
};

export function standWishOf(values: FormValues): StandWish {
  const size = normaliseNumber(textOf(values, 'squareMetres'));
  const building = textOf(values, 'building');
  return {
    kind: textOf(values, 'standKind'),
    ...(size !== '' && { squareMetres: Number(size) }),
    ...(building !== '' && { building }),
  };
}

const codes = (all: readonly { code: string }[]) => all.map(({ code }) => code);

export function contractOptions(prices: StandPrices, lists: ContractLists): ContractOptions {
  return {
    standKinds: codes(prices.kinds),
    sizedKinds: codes(prices.kinds.filter(({ squareMetres }) => squareMetres !== null)),
    buildings: codes(prices.buildings),
    builtKinds: codes(prices.kinds.filter(({ code }) => buildingsFor(prices, code).length > 0)),
    ...lists,
  };
}

export interface ContractVerdict extends Verdict {
  standFault: StandFault | null;
  /** The first step that is not right; null for a contract that can be signed. */
  firstWrong: ContractStepSlug | null;
}

/**
 * Judges a contract as a whole, by the rules of its fields and the prices of the edition. What was filled in before
 * contracts asked for a country is from the Netherlands, and has a VAT number.
 * @param today at the fair, as `2027-02-09`
 */
export function judgeContract(
  prices: StandPrices,
  lists: ContractLists,
  sent: FormValues,
  today: string,
): ContractVerdict {
  const options = contractOptions(prices, lists);
  const verdict = judge(contractForm(options), { ...contractDefaults, ...sent }, today);
  const fault = standFault(prices, standWishOf(verdict.values));
  const isWrong = (name: string) => verdict.failures.get(name)?.some(({ isBlocking }) => isBlocking) ?? false;
  const first = contractSteps(options).find(
    ({ slug, form }) => (slug === 'stand' && fault !== null) || form.fields.some(({ name }) => isWrong(name)),
  );
  return {
    ...verdict,
    isValid: verdict.isValid && fault === null,
    standFault: fault,
    firstWrong: first?.slug ?? null,
  };
}

/**
 * Compares names without capitals, accents, points and repeated spaces: people write their own name in more
 * than one way. Letters have to be the same.
 */
export function isSameName(typed: string, signatory: string): boolean {
  const lettersOf = (name: string) =>
    normalizeText(name)
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[.\s\u00a0]+/g, ' ')
      .trim();
  return lettersOf(typed) !== '' && lettersOf(typed) === lettersOf(signatory);
}
