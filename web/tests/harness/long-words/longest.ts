import type { Attribute } from './models';

/** Characters in a text without a limit of its own. */
const unlimited = 300;

export const repeated = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** A host name of 240 characters, of the longest labels there are. */
const longHost = `www.${repeated('voorbeeld', 63)}.${repeated('lange-naam', 62)}a.${repeated('zonder', 63)}.${repeated('spatie', 30)}.example`;
/** The longest valid e-mail address: 64 characters, and 254 in all. */
export const longEmail = `${repeated('voornaam-achternaam', 63)}x@${repeated('organisatie', 63)}.${repeated('lange-naam', 62)}a.${repeated('zonder', 53)}.example`;

/** Values for fields with a pattern: the first that fits it is taken. */
const shapes: readonly ((word: string, length: number) => string)[] = [
  (word) => word,
  (word, length) => `https://${longHost}/${word}`.slice(0, length),
  (word, length) => `/${word}`.slice(0, length),
  (word, length) => repeated(word.toLowerCase().replaceAll(/[^a-z]/g, ''), length),
  () => 'ZZ-999',
  () => '2099.12',
  () => 'lucide:house',
];

/** The longest text without a space that a field takes, made of one word over and over. */
export function longest(
  name: string,
  { type, maxLength = unlimited, regex }: Attribute,
  word: string,
): string {
  if (type === 'email') return longEmail;
  if (/phone/i.test(name)) return repeated('+31000000000', maxLength);
  const pattern = new RegExp(regex ?? '');
  const found = shapes
    .map((shape) => shape(repeated(word, maxLength), maxLength))
    .find((value) => value.length <= maxLength && pattern.test(value));
  if (found === undefined) throw new Error(`No long value fits ${String(regex)} of the field "${name}".`);
  return found;
}

const text = (value: string, marks: object = {}) => ({ type: 'text', text: value, ...marks });

/** Running text with everything in it that an editor can make. */
export function longRichText(word: string): object[] {
  const long = repeated(word, unlimited);
  const link = { type: 'link', url: `https://${longHost}/`, children: [text(long)] };
  const item = { type: 'list-item', children: [text(long)] };
  const nested = { type: 'list', format: 'unordered', indentLevel: 1, children: [item] };
  return [
    ...[1, 2, 3, 4, 5, 6].map((level) => ({ type: 'heading', level, children: [text(long)] })),
    { type: 'paragraph', children: [text(long, { bold: true }), link, text(long, { code: true })] },
    ...['unordered', 'ordered'].map((format) => ({ type: 'list', format, children: [item, nested] })),
    { type: 'quote', children: [text(long, { italic: true })] },
    { type: 'code', children: [text(long)] },
  ];
}
