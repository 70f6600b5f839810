import { writeFileSync } from 'node:fs';
import { getCountrySpecifications } from 'ibantools';

/**
 * Writes `src/numbers/iban-countries.ts` from what ibantools knows: the countries of SWIFT's register, and those that use the same
 * format without standing in it. Run it after an upgrade of ibantools and read the difference.
 */
const kinds = { '[0-9]': 'n', '[A-Z]': 'a', '[A-Z0-9]': 'c', '[0-9A-Z]': 'c' };

/** `^[A-Z]{4}[0-9]{10}$` as `a4n10`, in the letters of SWIFT's register: n digits, a capitals, c either. */
function structureOf(pattern) {
  const steps = [...pattern.matchAll(/(\[[^\]]+\])\{(\d+)\}/g)].map(([, set, count]) => {
    if (!kinds[set]) throw new Error(`Unknown set ${set} in ${pattern}`);
    return [kinds[set], Number(count)];
  });
  if (steps.length === 0 || pattern.replace(/[\^$]|\[[^\]]+\]\{\d+\}/g, '') !== '')
    throw new Error(`Not understood: ${pattern}`);
  const merged = [];
  for (const [kind, count] of steps) {
    const last = merged.at(-1);
    if (last?.[0] === kind) last[1] += count;
    else merged.push([kind, count]);
  }
  return merged.map(([kind, count]) => `${kind}${count}`).join('');
}

const countries = Object.entries(getCountrySpecifications())
  .filter(([, { chars, bban_regexp: pattern }]) => chars && pattern)
  .map(([code, { bban_regexp: pattern }]) => [code, structureOf(pattern)])
  .sort(([a], [b]) => (a < b ? -1 : 1));

writeFileSync(
  'src/numbers/iban-countries.ts',
  `/**
 * What follows the check digits of an IBAN, by country: n digits, a capitals, c either, each with how many.
 * Written by \`npm run iban\`; do not edit.
 */
export const structures: Readonly<Record<string, string>> = {
${countries.map(([code, structure]) => `  ${code}: '${structure}',`).join('\n')}
};
`,
);
