/** A price without VAT, the VAT on it, and both together, in whole euro cents. */
export interface Amounts {
  net: number;
  vat: number;
  gross: number;
}

/**
 * Adds VAT to a price. Half a cent is rounded up, as the tax office allows per invoice line; all in whole
 * numbers, so that nothing is lost in decimals.
 * @param net euro cents without VAT, a whole number of at least 0
 * @param rate a whole percentage, such as 21
 */
export function withVat(net: number, rate: number): Amounts {
  const vat = Math.floor((net * rate + 50) / 100);
  return { net, vat, gross: net + vat };
}

export interface OrderLine {
  code: string;
  quantity: number;
  /** Euro cents without VAT for one. */
  unitCents: number;
  /** A whole percentage. */
  vatRate: number;
}

export interface OrderTotal {
  lines: (OrderLine & Amounts)[];
  /** The sums by rate, as an invoice names them; the lowest rate first. */
  rates: (Amounts & { rate: number })[];
  total: Amounts;
}

const nothing: Amounts = { net: 0, vat: 0, gross: 0 };

function sum(all: readonly Amounts[]): Amounts {
  return all.reduce(
    (so, { net, vat, gross }) => ({ net: so.net + net, vat: so.vat + vat, gross: so.gross + gross }),
    nothing,
  );
}

/** So many of one thing that nobody orders more; it keeps all sums exact whole numbers. */
export const maxQuantity = 10_000;

/**
 * Calculates VAT line by line, and adds the lines up.
 * @throws RangeError for a quantity that is no whole number from 1 to `maxQuantity`, or a price that is no
 * whole number of cents
 */
export function orderTotal(lines: readonly OrderLine[]): OrderTotal {
  const priced = lines.map((line) => {
    const { code, quantity, unitCents, vatRate } = line;
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity)
      throw new RangeError(`${code}: ${quantity} is no quantity`);
    if (!Number.isSafeInteger(unitCents) || unitCents < 0)
      throw new RangeError(`${code}: ${unitCents} is no price`);
    return { ...line, ...withVat(unitCents * quantity, vatRate) };
  });
  const rates = [...new Set(priced.map(({ vatRate }) => vatRate))].sort((a, b) => a - b);
  return {
    lines: priced,
    rates: rates.map((rate) => ({ rate, ...sum(priced.filter(({ vatRate }) => vatRate === rate)) })),
    total: sum(priced),
  };
}
