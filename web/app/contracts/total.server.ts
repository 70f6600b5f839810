import { standWishOf } from 'beursvloer-domain/contracts';
import { standFault, type StandPrices } from 'beursvloer-domain/prices';
import type { FormValues } from 'beursvloer-domain/forms';
import type { StandOffer } from '../content/types/stand-offer';
import type { Messages } from '../messages/nl';

/** Errors in the wish for a stand, by field; empty when it can be priced. */
export function standErrors(offer: StandOffer, values: FormValues, m: Messages): Record<string, string> {
  const wish = standWishOf(values);
  const fault = standFault(offer.prices, wish);
  if (fault === null) return {};
  const texts = m.contract.fault;
  const name = offer.kinds.find(({ code }) => code === wish.kind)?.name ?? wish.kind;
  const size = sizeOf(offer.prices, wish.kind);
  switch (fault) {
    case 'unknown-kind':
      return { standKind: texts[fault] };
    case 'no-building':
      return { building: texts[fault] };
    case 'no-size':
      return { squareMetres: texts[fault] };
    case 'too-small':
      return { squareMetres: texts[fault](name, size.min) };
    case 'too-large':
      return { squareMetres: texts[fault](name, size.max) };
  }
}

function sizeOf({ kinds }: StandPrices, kind: string): { min: number; max: number } {
  return kinds.find(({ code }) => code === kind)?.squareMetres ?? { min: 0, max: 0 };
}

export function lineNames({ kinds, buildings }: StandOffer, m: Messages): Record<string, string> {
  const names = [...kinds, ...buildings].map(({ code, name }) => [code, name] as const);
  return { ...Object.fromEntries(names), registration: m.contract.total.registration };
}
