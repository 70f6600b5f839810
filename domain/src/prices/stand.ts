import { maxQuantity, orderTotal, type OrderTotal } from './amounts.js';

/** One way to have a stand, with its price. */
export interface StandKind {
  code: string;
  /** Euro cents without VAT for a square metre; for the whole stand where `squareMetres` is null. */
  cents: number;
  /** From and up to how many square metres; null for a stand of one size. */
  squareMetres: { min: number; max: number } | null;
}

/** The prices of an edition. They are content: another fair has other ones. */
export interface StandPrices {
  kinds: readonly StandKind[];
  /** Euro cents without VAT, once for each contract. */
  registrationCents: number;
  /** A whole percentage. */
  vatRate: number;
}

/** What somebody wishes for; the stand itself is chosen later. */
export interface StandWish {
  kind: string;
  /** Whole square metres; left out for a stand of one size. */
  squareMetres?: number;
}

export type StandFault = 'unknown-kind' | 'no-size' | 'too-small' | 'too-large';

/** What is wrong with a wish; null when it can be priced. */
export function standFault({ kinds }: StandPrices, { kind, squareMetres }: StandWish): StandFault | null {
  const chosen = kinds.find(({ code }) => code === kind);
  if (!chosen) return 'unknown-kind';
  if (chosen.squareMetres === null) return null;
  if (squareMetres === undefined || !Number.isInteger(squareMetres)) return 'no-size';
  if (squareMetres < chosen.squareMetres.min) return 'too-small';
  return squareMetres > Math.min(chosen.squareMetres.max, maxQuantity) ? 'too-large' : null;
}

/**
 * What a stand costs, with what comes once for each contract; null while the wish has a fault.
 * Lines have the code of the kind, and `registration`.
 */
export function standTotal(prices: StandPrices, wish: StandWish): OrderTotal | null {
  const chosen = prices.kinds.find(({ code }) => code === wish.kind);
  if (!chosen || standFault(prices, wish) !== null) return null;
  const { vatRate, registrationCents } = prices;
  const quantity = chosen.squareMetres === null ? 1 : (wish.squareMetres ?? 1);
  return orderTotal([
    { code: chosen.code, quantity, unitCents: chosen.cents, vatRate },
    { code: 'registration', quantity: 1, unitCents: registrationCents, vatRate },
  ]);
}
