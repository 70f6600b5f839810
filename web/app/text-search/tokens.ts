/** Letters that Unicode does not decompose into a base letter and a mark. */
const wholeLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ĳ: 'ij',
};

/** Text as it is compared: lower case, without accents and punctuation, words separated by one space. */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/['’`´]/gu, '')
    .replace(/[^\p{L}\p{N}\p{So}]+/gu, ' ')
    .trim();
}

/** Lower case without accents; most text needs no more than the first. */
function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\0-\x7f’–]*$/.test(lower)) return lower;
  return lower
    .replace(/[ßæœøłđĳ]/gu, (letter) => wholeLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

export interface Token {
  term: string;
  start: number;
  end: number;
}

/** Letters, digits and symbols in a row, with apostrophes between them: `foto's` is one word. */
const wordPattern = /[\p{L}\p{N}\p{So}\p{M}]+(?:['’`´][\p{L}\p{N}\p{M}]+)*/gu;
/** Separators in a word that is also written as one. */
const hyphens = '-‐‑–';

/**
 * The words of a text in order. Hyphenated words come in pieces and, after the last piece, as one: "prefab-gevel" is
 * found as "prefabgevel" too.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let chain: Token[] = [];
  const closeChain = () => {
    const [first, last] = [chain[0], chain.at(-1)];
    if (chain.length > 1 && first && last) {
      tokens.push({ term: chain.map(({ term }) => term).join(''), start: first.start, end: last.end });
    }
    chain = [];
  };
  wordPattern.lastIndex = 0;
  for (let match = wordPattern.exec(text); match; match = wordPattern.exec(text)) {
    const [word] = match;
    const token = { term: foldWord(word), start: match.index, end: wordPattern.lastIndex };
    if (token.term === '') continue;
    const hyphened =
      token.start === (chain.at(-1)?.end ?? -1) + 1 && hyphens.includes(text.charAt(token.start - 1));
    if (!hyphened) closeChain();
    tokens.push(token);
    chain.push(token);
  }
  closeChain();
  return tokens;
}

function foldWord(word: string): string {
  const lower = word.toLowerCase();
  return /^[a-z0-9]+$/.test(lower) ? lower : foldText(lower).replaceAll(' ', '');
}
