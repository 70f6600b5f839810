import type { StandPrices } from 'beursvloer-domain/prices';
import type { Core } from '@strapi/strapi';

export const offerUid = 'api::stand-offer.stand-offer';
export const offerPopulate = { kinds: true, buildings: true };

export interface KindRow {
  code: string;
  name: string;
  nameEnglish: string | null;
  cents: number;
  minSquareMetres: number | null;
  maxSquareMetres: number | null;
}

export interface BuildingRow {
  code: string;
  name: string;
  nameEnglish: string | null;
  cents: number;
  /** Codes of kinds, one a line. */
  kinds: string | null;
}

export interface OfferRow {
  kinds: KindRow[] | null;
  buildings: BuildingRow[] | null;
  registrationCents: number;
  vatRate: number;
}

export interface StandOffer {
  prices: StandPrices;
  namesIn: (language: string) => (code: string) => string;
}

/** Null when nobody filled in prices yet: then nothing can be signed. */
export async function getStandOffer(strapi: Core.Strapi): Promise<StandOffer | null> {
  const row: OfferRow | null = await strapi.db.query(offerUid).findOne({ populate: offerPopulate });
  if (!row || !row.kinds || row.kinds.length === 0) return null;
  const { kinds, registrationCents, vatRate } = row;
  const buildings = row.buildings ?? [];
  const prices: StandPrices = {
    kinds: kinds.map(({ code, cents, minSquareMetres: min, maxSquareMetres: max }) => ({
      code,
      cents,
      squareMetres: min === null || max === null ? null : { min, max },
    })),
    buildings: buildings.map(({ code, cents, kinds: where }) => ({ code, cents, kinds: codesIn(where) })),
    registrationCents,
    vatRate,
  };
  const namesIn = (language: string) => (code: string) => {
    const found = [...kinds, ...buildings].find((one) => one.code === code);
    return (language === 'en' && found?.nameEnglish) || found?.name || code;
  };
  return { prices, namesIn };
}

export const codesIn = (lines: string | null): string[] =>
  (lines ?? '')
    .split(/\s+/)
    .map((code) => code.trim())
    .filter(Boolean);
