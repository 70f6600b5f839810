import { plainCharacters } from './clean-text.js';

const label = '(?:telefoon|telefon|telephone|phone|tel|mobiel|mobile|mobil|mob|gsm|fon|t|m)';
const before = new RegExp(`^${label}(?:nummer|nr| number)?[.:]* ?(?=[\\d+(])`, 'i');
const after = new RegExp(` ?\\(?\\b${label}\\b\\.?\\)?$`, 'i');
const extension = /[ ,;(]*(?:extension|toestel|durchwahl|poste|ext|tst|dw|x|#)[.:]* ?(\d{1,6})\)?$/i;

/** A telephone number with the signs that group it, without words around it; an extension stands behind `ext.` */
export function normalisePhone(text: string): string {
  const plain = plainCharacters(text).replace(before, '').replace(after, '');
  const [, inside] = extension.exec(plain) ?? [];
  const number = plain
    .replace(extension, '')
    .replace(/^\((\+\d{1,3})\)/, '$1 ')
    .replace(/[/·•]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return inside === undefined ? number : `${number} ext. ${inside}`;
}
