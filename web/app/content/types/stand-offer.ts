import type { StandPrices } from 'beursvloer-domain/prices';
import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findSingle } from '../client/list';
import { listOf, optionalNumber, optionalText, requiredText } from '../client/response/parse';

const cents = z.int().min(0);
const words = {
  name: requiredText,
  nameEnglish: optionalText,
  description: optionalText,
  descriptionEnglish: optionalText,
};

const kind = z.object({
  code: requiredText,
  cents,
  minSquareMetres: optionalNumber,
  maxSquareMetres: optionalNumber,
  ...words,
});
const building = z.object({
  code: requiredText,
  cents,
  /** Codes of kinds, with spaces or line breaks between them. */
  kinds: z.string().transform((codes) => codes.split(/\s+/).filter(Boolean)),
  ...words,
});
const offer = z.object({
  kinds: listOf('kind of stand', kind),
  buildings: listOf('way to build', building),
  registrationCents: cents,
  vatRate: z.int().min(0).max(100),
});

export interface Named {
  code: string;
  name: string;
  description: string | null;
}

export interface StandOffer {
  prices: StandPrices;
  kinds: readonly Named[];
  buildings: readonly Named[];
}

/** Null when nobody filled in prices yet. */
export async function getStandOffer(cms: CmsClient): Promise<StandOffer | null> {
  const found = await findSingle(cms, '/stand-offer', 'stand offer', offer, {
    fields: ['registrationCents', 'vatRate'],
    populate: { kinds: {}, buildings: {} },
    localised: false,
    isPlain: true,
  });
  if (!found || found.kinds.length === 0) return null;
  const { kinds, buildings, registrationCents, vatRate } = found;
  const inLanguage = (row: z.output<typeof kind> | z.output<typeof building>): Named => ({
    code: row.code,
    name: (cms.locale === 'en' ? row.nameEnglish : null) ?? row.name,
    description: (cms.locale === 'en' ? row.descriptionEnglish : null) ?? row.description,
  });
  return {
    prices: {
      kinds: kinds.map(({ code, cents: each, minSquareMetres: min, maxSquareMetres: max }) => ({
        code,
        cents: each,
        squareMetres: min === null || max === null ? null : { min, max },
      })),
      buildings: buildings.map(({ code, cents: each, kinds: where }) => ({
        code,
        cents: each,
        kinds: where,
      })),
      registrationCents,
      vatRate,
    },
    kinds: kinds.map(inLanguage),
    buildings: buildings.map(inLanguage),
  };
}
