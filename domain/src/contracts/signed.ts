import type { FormValues } from '../forms/index.js';
import type { OrderTotal, StandPrices } from '../prices/index.js';

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

/**
 * A value as JSON that is always written the same: names in the order of their UTF-16 code units, no spaces, nothing for what is
 * undefined (as RFC 8785 does).
 * @throws RangeError for a number that JSON cannot say
 */
export function canonical(value: Json): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`${value} is no number of JSON`);
    return JSON.stringify(value);
  }
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.keys(value)
    .sort()
    .flatMap((name) => {
      const held = value[name];
      return held === undefined ? [] : [`${JSON.stringify(name)}:${canonical(held)}`];
    });
  return `{${entries.join(',')}}`;
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

export interface SignedFile {
  name: string;
  /** SHA-256 in hexadecimals. */
  sha256: string;
}

export interface SignedContract {
  /** Version of the rules, such as `2027.1`. */
  rulesVersion: string;
  offerVersion: string;
  prices: StandPrices;
  total: OrderTotal;
  /** As `judgeContract` returns them; files are in `files`. */
  values: FormValues;
  /** By the name of their field. */
  files: Readonly<Record<string, readonly SignedFile[]>>;
  typedName: string;
  statements: readonly string[];
  language: string;
  /** When, as ISO 8601 in UTC. */
  signedAt: string;
}

/** Counts up when the shape of `signedText` changes, so that old hashes can still be checked. */
export const signedTextVersion = 1;

export function signedText(contract: SignedContract): string {
  const { prices, total, values, files, ...rest } = contract;
  return canonical({
    ...rest,
    version: signedTextVersion,
    prices: {
      registrationCents: prices.registrationCents,
      vatRate: prices.vatRate,
      kinds: prices.kinds.map(({ code, cents, squareMetres }) => ({
        code,
        cents,
        squareMetres: squareMetres && { min: squareMetres.min, max: squareMetres.max },
      })),
      buildings: prices.buildings.map(({ code, cents, kinds }) => ({ code, cents, kinds })),
    },
    total: {
      lines: total.lines.map(({ code, quantity, unitCents, vatRate, net, vat, gross }) => ({
        code,
        quantity,
        unitCents,
        vatRate,
        net,
        vat,
        gross,
      })),
      rates: total.rates.map(({ rate, net, vat, gross }) => ({ rate, net, vat, gross })),
      total: { net: total.total.net, vat: total.total.vat, gross: total.total.gross },
    },
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : (value ?? []).filter((item) => typeof item === 'string'),
      ]),
    ),
    files: Object.fromEntries(
      Object.entries(files).map(([name, all]) => [
        name,
        all.map((file) => ({ name: file.name, sha256: file.sha256 })),
      ]),
    ),
  });
}
