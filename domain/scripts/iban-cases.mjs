import { writeFileSync } from 'node:fs';
import { structures } from '../dist/esm/numbers/iban-countries.js';

/**
 * Writes `tests/iban-cases.json`: for every country one IBAN that is right, and ones with wrong check digits, a wrong length and
 * a wrong structure, each with check digits that are right for what it is. Run it after `npm run iban`.
 * The check digits are worked out here with big numbers, apart from the code under test.
 */
const sample = { n: '4915203768', a: 'QKZMTRWA', c: 'B7X30H5P' };

function bbanOf(structure) {
  let at = 0;
  return structure.replace(/([nac])(\d+)/g, (_, kind, count) =>
    Array.from({ length: Number(count) }, () => sample[kind][at++ % sample[kind].length]).join(''),
  );
}

function withCheckDigits(country, bban) {
  const digits = `${bban}${country}00`
    .replace(/-/g, '0')
    .replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

/** Another character where the structure says which it must be: a letter for a digit, and the other way round. */
function wrongKind(structure, bban) {
  const kinds = structure.replace(/([nac])(\d+)/g, (_, kind, count) => kind.repeat(Number(count)));
  const at = kinds.search(/[na]/);
  // A structure of `c` alone takes letters and digits, so only a third kind of character is wrong.
  if (at === -1) return `${bban.slice(0, -1)}-`;
  return bban.slice(0, at) + (kinds[at] === 'n' ? 'A' : '1') + bban.slice(at + 1);
}

const cases = Object.entries(structures).map(([country, structure]) => {
  const bban = bbanOf(structure);
  const right = withCheckDigits(country, bban);
  const check = String(((Number(right.slice(2, 4)) - 2 + 1) % 97) + 2).padStart(2, '0');
  return {
    country,
    right,
    wrongCheckDigits: `${country}${check}${bban}`,
    tooShort: withCheckDigits(country, bban.slice(0, -1)),
    tooLong: withCheckDigits(country, `${bban}0`),
    wrongStructure: withCheckDigits(country, wrongKind(structure, bban)),
  };
});
writeFileSync(
  'tests/iban-cases.json',
  `[\n${cases.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`,
);
