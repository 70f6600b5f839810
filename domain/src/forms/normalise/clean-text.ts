/** Characters that cannot be seen: joiners, direction marks, soft hyphens, variants of nothing. */
const invisible = '\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff';
const anywhere = new RegExp(`[${invisible}]`, 'g');
const isBlank = new RegExp(`[\\s${invisible}]`);

/** C0 and C1 controls but tab and line ends, and the characters that turn the direction of what follows them (UAX 9). */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;

/** A text without control characters and lone surrogates. Joiners and direction marks stay: names need them. */
export function withoutControls(text: string): string {
  return text.replace(controls, '');
}

/** A text without spaces and invisible characters around it, which come along when it is copied. */
export function trimBlank(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank.test(text.charAt(start))) start += 1;
  while (end > start && isBlank.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * For texts that are no prose: wide characters (U+FF01 to U+FF5E) become ASCII, every dash a hyphen, every
 * run of spaces one ordinary space, and nothing invisible stays.
 */
export function plainCharacters(text: string): string {
  return text
    .replace(anywhere, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
