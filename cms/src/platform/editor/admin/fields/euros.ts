const wholeEuros = /^(?:\d{1,3}(?:\.\d{3})+|\d+)$/;

/** An amount in cents the way Dutch people write it: 125000 is `1.250,00`. */
export function writeEuros(cents: number): string {
  const euros = Math.trunc(Math.abs(cents) / 100);
  const grouped = String(euros).replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${cents < 0 ? '-' : ''}${grouped},${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

/**
 * Parses an amount to cents: `1.250,00`, `1250`, `€ 12,5` and `685,-` are amounts. Null for everything else, also for
 * `12.50`: with a dot it could be either of two amounts.
 */
export function readEuros(text: string): number | null {
  const bare = text.replace(/[\s€]/g, '');
  const [euros = '', cents = '', ...more] = bare.split(',');
  if (more.length > 0 || !wholeEuros.test(euros)) return null;
  if (bare.includes(',') && !/^(?:\d{1,2}|[-–])$/.test(cents)) return null;
  const totalCents = Number(euros.replaceAll('.', '')) * 100 + (Number(cents.padEnd(2, '0')) || 0);
  return Number.isSafeInteger(totalCents) ? totalCents : null;
}
