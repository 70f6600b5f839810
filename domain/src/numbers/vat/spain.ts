import { passesLuhn } from './checks.js';

const personLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const companyLetters = 'JABCDEFGHI';

export function isSpanish(number: string): boolean {
  const [first, digits, last] = [number.charAt(0), number.slice(1, 8), number.charAt(8)];
  if (/^\d/.test(number)) return personLetter(number.slice(0, 8)) === last;
  if (/^[XYZ]/.test(number)) return personLetter(`${'XYZ'.indexOf(first)}${digits}`) === last;
  if (/^[KLM]/.test(number)) return personLetter(digits) === last;
  const check = Array.from({ length: 10 }, (_, digit) => digit).find((digit) =>
    passesLuhn(`${digits}${digit}`),
  );
  if (check === undefined || !/^[ABCDEFGHJNPQRSUVW]/.test(number)) return false;
  return last === String(check) || last === companyLetters.charAt(check);
}

const personLetter = (digits: string) => personLetters.charAt(Number(digits) % 23);
