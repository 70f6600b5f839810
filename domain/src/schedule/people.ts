/** Signs that stand between names and in none. */
const divider = /\s*[;|•·\n\t；、]\s*/;
/** Words and signs that stand between two people, and also in the names of firms and couples. */
const joiner = /\s*[/&+＆]\s*|,(?=\S)\s*|\s+(?:en|én|and|und|et|met|with)\s+/i;
const isFirm = /(?:^|\s)(?:b\.?v|n\.?v|v\.?o\.?f|gmbh|ltd|inc|llc|s\.?a|stichting|gemeente)\.?$/i;
const isFullName = /\p{L}\S*\s+\S*\p{L}{2}/u;

/** The names in a text that divides them by more than a comma. */
export function dividedNames(text: string): string[] {
  return text.split(divider).filter(Boolean);
}

/**
 * The people that one name can stand for: itself, or those around an `en`, `&` or `/` in it. Null when that cannot be known:
 * `Jan en Piet Bos`, `Jansen & Zonen`.
 */
export function peopleIn(name: string, isKnown: (name: string) => boolean): string[] | null {
  const people = name.split(joiner).map((part) => part.trim());
  if (people.length === 1) return [name];
  return people.every((one) => isKnown(one) || (isFullName.test(one) && !isFirm.test(one))) ? people : null;
}

/** What stands behind a name after a comma, and is nobody. */
const suffix =
  /^(?:jr|sr|phd|ph\.d|msc|m\.sc|bsc|b\.sc|ba|ma|mba|emba|md|llm|ra|rc|rb|re|cfa|pdeng|mre|mrics|frics)\.?$/i;

/** The names of a cell, one on each line or with a comma and a space between them. */
export function namesOfCell(text: string): string[] {
  const lines = text.split('\n');
  // Behind a dash or a number when they are a list.
  const listed =
    lines.length > 1 ? lines.map((line) => line.replace(/^\s*(?:[-–*•]|\d{1,2}[.)])\s+/, '')) : lines;
  const names: string[] = [];
  // A comma in brackets is part of what they add to a name.
  for (const name of listed
    .flatMap((line) => line.split(/,(?:\s+|$)(?![^()]*\))/))
    .map((one) => one.trim())) {
    if (suffix.test(name) && names.length > 0) names.push(`${names.pop() ?? ''}, ${name}`);
    else if (name !== '') names.push(name);
  }
  return names;
}
