/** Not within brackets: what stands there belongs to the name before it. */
const outside = '(?![^()]*\\))';
const divider = new RegExp(`\\s*(?:[;|•·∙\\n\\t；、\\\\]|\\s\\*\\s)${outside}\\s*`);
/** Words and signs that stand between two people, and also in the names of firms and couples. */
const joiner = new RegExp(
  `(?:\\s*[/&+＆]\\s*|,(?=\\S)\\s*|\\s+(?:en|én|and|und|et|met|with)\\s+)${outside}`,
  'i',
);
/** A dash with spaces stands between two people, and before what somebody does. */
const dash = new RegExp(`\\s+[-–—]\\s+${outside}`);
const beforeLast = /^(?:en|én|and|und|et|&|\+)\s+|\s+(?:en|én|and|und|et|&|\+)$/i;
const isFirm = /(?:^|\s)(?:b\.?v|n\.?v|v\.?o\.?f|gmbh|ltd|inc|llc|s\.?a|stichting|gemeente)\.?$/i;
const isFullName =
  /\p{L}\S*\s+\S*\p{L}{2}|[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]\s?[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** Longer texts are no names: they come back whole, and are rejected for their length. */
const maxCellLength = 20_000;

export function dividedNames(text: string): string[] {
  return text.length > maxCellLength ? [text] : text.split(divider).filter(Boolean);
}

/**
 * The people that one name can stand for: itself, or those around an `en`, `&` or `/` in it. Null when that cannot be known:
 * `Jan en Piet Bos`, `Jansen & Zonen`, `Jan Aalbers - Piet Bos`.
 */
export function peopleIn(name: string, isKnown: (name: string) => boolean): string[] | null {
  if (name.length > maxCellLength) return [name];
  const people = name.split(joiner).flatMap((part) => part.trim() || []);
  const isPerson = (one: string) =>
    isKnown(one) || (isFullName.test(one) && !isFirm.test(one) && !dash.test(one));
  if (people.length > 1) return people.every(isPerson) ? people : null;
  const around = name.split(dash);
  if (around.length > 1) return around.every(isKnown) ? around : null;
  return [name];
}

const suffix =
  /^(?:jr|sr|phd|ph\.d|msc|m\.sc|bsc|b\.sc|ba|ma|mba|emba|md|llm|ra|rc|rb|re|cfa|pdeng|mre|mrics|frics)\.?$/i;

export function namesOfCell(text: string): string[] {
  if (text.length > maxCellLength) return [text];
  const lines = text.split('\n');
  const listed =
    lines.length > 1 ? lines.map((line) => line.replace(/^\s*(?:[-–*•]|\d{1,2}[.)])\s+/, '')) : lines;
  const names: string[] = [];
  // A comma in brackets is part of what they add to a name.
  for (const name of listed
    .flatMap((line) => line.split(/,(?:\s+|$)(?![^()]*\))/))
    .map((one) => one.trim().replace(beforeLast, ''))) {
    if (suffix.test(name) && names.length > 0) names.push(`${names.pop() ?? ''}, ${name}`);
    else if (name !== '') names.push(name);
  }
  return names;
}
