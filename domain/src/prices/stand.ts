import { maxQuantity, orderTotal, type OrderTotal } from './amounts.js';

export interface StandKind {
  code: string;
  /** Euro cents without VAT for a square metre; for the whole stand where `squareMetres` is null. */
  cents: number;
  /** From and up to how many square metres; null for a stand of one size. */
  squareMetres: { min: number; max: number } | null;
}

export interface BuildingType {
  code: string;
  /** Euro cents without VAT for a square metre; 0 for what costs nothing, such as building oneself. */
  cents: number;
  kinds: readonly string[];
}

export interface StandPrices {
  kinds: readonly StandKind[];
  buildings: readonly BuildingType[];
  /** Euro cents without VAT, once for each contract. */
  registrationCents: number;
  vatRate: number;
}

/**
 * These prices as one line of text, the same for equal prices and for no others: what somebody saw is compared by it, and a
 * contract keeps it. `kale-vloer 24800/24-400; paviljoen 245000; registration 49500; vat 21`
 */
export function offerVersion({ kinds, buildings, registrationCents, vatRate }: StandPrices): string {
  const each = kinds.map(({ code, cents, squareMetres }) =>
    squareMetres === null ? `${code} ${cents}` : `${code} ${cents}/${squareMetres.min}-${squareMetres.max}`,
  );
  const built = buildings.map(({ code, cents, kinds: where }) => `${code} ${cents} with ${where.join(' ')}`);
  return [...each, ...built, `registration ${registrationCents}`, `vat ${vatRate}`].join('; ');
}

export interface StandWish {
  kind: string;
  /** Whole square metres; left out for a stand of one size. */
  squareMetres?: number;
  building?: string;
}

export type StandFault = 'unknown-kind' | 'no-size' | 'too-small' | 'too-large' | 'no-building';

/** Null when the wish can be priced. */
export function standFault(
  prices: StandPrices,
  { kind, squareMetres, building }: StandWish,
): StandFault | null {
  const chosen = prices.kinds.find(({ code }) => code === kind);
  if (!chosen) return 'unknown-kind';
  if (chosen.squareMetres !== null) {
    if (squareMetres === undefined || !Number.isInteger(squareMetres)) return 'no-size';
    if (squareMetres < chosen.squareMetres.min) return 'too-small';
    if (squareMetres > Math.min(chosen.squareMetres.max, maxQuantity)) return 'too-large';
  }
  const buildings = buildingsFor(prices, kind);
  return buildings.length === 0 || buildings.some(({ code }) => code === building) ? null : 'no-building';
}

/** The ways to build on a kind of stand; empty when there is no choice. */
export function buildingsFor({ buildings }: StandPrices, kind: string): readonly BuildingType[] {
  return buildings.filter(({ kinds }) => kinds.includes(kind));
}

/**
 * The price of a stand with the registration, once for each contract; null while the wish has a fault. Lines
 * have the code of the kind, that of the way to build where it costs something, and `registration`.
 */
export function standTotal(prices: StandPrices, wish: StandWish): OrderTotal | null {
  const chosen = prices.kinds.find(({ code }) => code === wish.kind);
  if (!chosen || standFault(prices, wish) !== null) return null;
  const { vatRate, registrationCents } = prices;
  const quantity = chosen.squareMetres === null ? 1 : (wish.squareMetres ?? 1);
  const building = buildingsFor(prices, wish.kind).find(({ code }) => code === wish.building);
  return orderTotal([
    { code: chosen.code, quantity, unitCents: chosen.cents, vatRate },
    ...(building && building.cents > 0
      ? [{ code: building.code, quantity, unitCents: building.cents, vatRate }]
      : []),
    { code: 'registration', quantity: 1, unitCents: registrationCents, vatRate },
  ]);
}
