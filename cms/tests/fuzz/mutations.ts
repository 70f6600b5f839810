import type { Random } from '../../seed/statistics/random';

/** Changes to bytes and texts that know nothing of a format. */

type ByteMutation = (bytes: Buffer, random: Random) => Buffer;

/** Larger results take long to make and find nothing that smaller ones do not. */
const maxBytes = 200_000;

const edgeNumbers = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff] as const;

const byteMutations: readonly [ByteMutation, ...ByteMutation[]] = [
  function flipBits(bytes, random) {
    const changed = Buffer.from(bytes);
    for (let count = 1 + random.below(8); count > 0; count -= 1) {
      const at = random.below(changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8));
    }
    return changed;
  },
  function truncate(bytes, random) {
    return bytes.subarray(0, random.below(bytes.length));
  },
  function duplicate(bytes, random) {
    const [start, end] = span(bytes.length, random);
    const times = random.chance(1 / 8) ? 100 : 2;
    const piece = bytes.subarray(start, end);
    return Buffer.concat([bytes.subarray(0, end), ...Array<Buffer>(times).fill(piece), bytes.subarray(end)]);
  },
  function remove(bytes, random) {
    const [start, end] = span(bytes.length, random);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  },
  function writeEdgeNumber(bytes, random) {
    const changed = Buffer.from(bytes);
    const size = random.pick([1, 2, 4]);
    const value = random.pick(edgeNumbers) % 2 ** (size * 8);
    const at = random.below(Math.max(1, changed.length - size));
    if (changed.length < size) return changed;
    if (random.chance(1 / 2)) changed.writeUIntBE(value, at, size);
    else changed.writeUIntLE(value, at, size);
    return changed;
  },
  function insertNoise(bytes, random) {
    const at = random.below(bytes.length + 1);
    const noise = Buffer.from(Array.from({ length: 1 + random.below(64) }, () => random.below(256)));
    return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)]);
  },
];

function span(length: number, random: Random): [start: number, end: number] {
  const start = random.below(length);
  return [start, Math.min(length, start + 1 + random.below(Math.max(1, length >> 2)))];
}

/** One to three changes anywhere. */
export function mutateBytes(bytes: Buffer, random: Random): Buffer {
  let changed = bytes;
  for (let count = 1 + random.below(3); count > 0 && changed.length > 0; count -= 1)
    changed = random.pick(byteMutations)(changed, random).subarray(0, maxBytes);
  return changed;
}

/** Flips some bytes between two places, and leaves the length as it is. */
export function flipBetween(bytes: Buffer, start: number, end: number, random: Random): Buffer {
  const changed = Buffer.from(bytes);
  if (end <= start) return changed;
  for (let count = 1 + random.below(6); count > 0; count -= 1) {
    const at = start + random.below(end - start);
    changed[at] = random.chance(1 / 2) ? random.below(256) : (changed[at] ?? 0) ^ (1 << random.below(8));
  }
  return changed;
}

const numbers: readonly [string, ...string[]] = [
  ...(['0', '-1', '1e999', 'NaN', '4294967296', '9007199254740993', '1048576', '0x7fffffff'] as const),
  ...['99999999999999999999', '-0.0000001', '1.7976931348623157e308', '2958466', '１２', '9'.repeat(400)],
];
/** Pieces that have broken readers of texts: controls, characters that turn a text, halves of pairs, formulas, long runs. */
const pieces: readonly [string, ...string[]] = [
  ...(['', ' ', '\u0000', '\u202e', '\u2066', '\ufeff', '\uffff', '👩‍👩‍👧', 'ﷺ', 'é'.normalize('NFD')] as const),
  ...['&amp;', '&#x10FFFF;', '&#0;', '&eacute;', '&onbekend;', '%s%n', '../../x', '=1+1', '\r', '\n\n', '\t'],
  ...['"', "'", ';', ',', '<', '>', '<b>', '</b>', '<!--', '-->', '<![CDATA[', ']]>', '{', '[', '}', '\\'],
  ...['__proto__', 'constructor', 'null', 'true', '2027-02-30', '24:61', '31-12-9999', 'x', 'İ', 'ß'],
];

const wrapAround = (text: string, start: number, end: number, inside: string) =>
  text.slice(0, start) + inside + text.slice(end);

type TextMutation = (text: string, random: Random) => string;
const textMutations: readonly [TextMutation, ...TextMutation[]] = [
  function insertPiece(text, random) {
    const at = random.below(text.length + 1);
    return wrapAround(text, at, at, random.pick(pieces));
  },
  function insertRun(text, random) {
    const at = random.below(text.length + 1);
    return wrapAround(text, at, at, (random.pick(pieces) || 'a').repeat(1 + random.below(5000)));
  },
  function replaceNumber(text, random) {
    const found = [...text.matchAll(/\d+/g)];
    const match = found[random.below(found.length)];
    if (!match) return text;
    return wrapAround(text, match.index, match.index + match[0].length, random.pick(numbers));
  },
  function replaceWord(text, random) {
    const found = [...text.matchAll(/[A-Za-z]+/g)];
    const [match, other] = [found[random.below(found.length)], found[random.below(found.length)]];
    if (!match || !other) return text;
    return wrapAround(text, match.index, match.index + match[0].length, other[0]);
  },
  function duplicate(text, random) {
    const [start, end] = span(Math.max(1, text.length), random);
    return wrapAround(text, end, end, text.slice(start, end).repeat(random.chance(1 / 6) ? 50 : 1));
  },
  function remove(text, random) {
    const [start, end] = span(Math.max(1, text.length), random);
    return wrapAround(text, start, end, '');
  },
];

/** One to three changes anywhere in a text. */
export function mutateText(text: string, random: Random): string {
  let changed = text;
  for (let count = 1 + random.below(3); count > 0; count -= 1)
    changed = random.pick(textMutations)(changed, random).slice(0, maxBytes);
  return changed;
}

/** Texts and attribute values of XML: what changes them leaves the markup well-formed. */
const content = /(?<=>)[^<>]+(?=<)|(?<==")[^"<>]*(?=")/g;

/** Changes one to four texts or attributes of an XML file, with what may stand there. */
export function mutateXmlContent(xml: string, random: Random): string {
  let changed = xml;
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    const found = [...changed.matchAll(content)];
    const match = found[random.below(found.length)];
    if (!match) return changed;
    const inside = changedContent(match[0], random);
    changed = wrapAround(changed, match.index, match.index + match[0].length, inside);
  }
  return changed.slice(0, maxBytes * 2);
}

/** Numbers are most likely to reach something, so half of the changes make another number. */
function changedContent(before: string, random: Random): string {
  if (random.chance(1 / 2))
    return random.chance(1 / 2) ? random.pick(numbers) : before.replace(/\d+/, random.pick(numbers));
  const after = mutateText(before, random);
  return after
    .replace(/&(?!(?:amp|lt|gt|quot|apos);)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/[^\t\n\r -\ud7ff\ue000-\ufffd]/g, '');
}

/** Duplicates or removes a whole element, or moves it into another. */
export function mutateXmlElements(xml: string, random: Random): string {
  const found = [...xml.matchAll(/<([\w:]+)(?:\s[^<>]*)?>[^<>]*<\/\1>|<[\w:]+(?:\s[^<>]*)?\/>/g)];
  const [match, other] = [found[random.below(found.length)], found[random.below(found.length)]];
  if (!match || !other) return xml;
  const [start, end] = [match.index, match.index + match[0].length];
  const times = random.pick([0, 2, 2, 20, 500]);
  const repeated = match[0].repeat(Math.min(times, Math.floor(maxBytes / match[0].length)));
  return random.chance(1 / 2) ? wrapAround(xml, start, end, repeated) : wrapAround(xml, start, end, other[0]);
}
