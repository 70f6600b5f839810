/** A search takes few words, and an address may be long: no more letters than this. */
const mostLetters = 60;

/** The words of the last part of a path that has any: `/standhouders/1042/de-goede-drempel` speaks of "de goede drempel". */
export function wordsOf(pathname: string): string {
  for (const part of pathname.split('/').reverse()) {
    const words = decoded(part).match(/\p{L}{2,}/gu);
    if (words && part !== 'en') return words.join(' ').slice(0, mostLetters).trim();
  }
  return '';
}

/** An address may hold anything: what is no text stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
