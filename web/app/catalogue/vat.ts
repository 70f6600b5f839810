/** A price without VAT, the VAT on it, and both together, in whole euro cents. */
export interface Amounts {
  net: number;
  vat: number;
  gross: number;
}

/**
 * What VAT makes of a price. Half a cent is rounded up, as the tax office allows per invoice line; all in whole numbers, so
 * that nothing is lost in decimals.
 * @param net euro cents without VAT, a whole number of at least 0
 * @param rate a whole percentage, such as 21
 */
export function withVat(net: number, rate: number): Amounts {
  const vat = Math.floor((net * rate + 50) / 100);
  return { net, vat, gross: net + vat };
}
