import { Fragment, type ReactNode } from 'react';

const email = /[\w.+-]+@[\w.-]+\w/;
/**
 * Pieces that must not break: a telephone number, and a word that begins with a single letter and a hyphen.
 */
const oneWord = /(?<!\d ?)0\d{1,3}(?: \d{2,4}){1,4}(?!\d)|(?<![\p{L}\p{N}-])\p{L}-\p{L}+/u;
const pieces = new RegExp(`(${email.source}|${oneWord.source})`, 'u');

/**
 * Plain words as a typesetter would break them: an amount stays with its currency, a hall with its number and a
 * telephone number in one piece; `e-mail` does not break after its first letter; and an e-mail address that does not fit
 * goes on after its @ or a dot instead of anywhere. Anything but plain words is left as it is.
 */
export function typeset(words: ReactNode): ReactNode {
  if (typeof words !== 'string') return words;
  const together = words.replaceAll(/€ (?=\d)|(?<=\bHall?) (?=\d)/g, (blank) => blank.replace(' ', '\u00a0'));
  const fragments = together.split(pieces);
  if (fragments.length === 1) return together;
  return fragments.map((fragment, index) => (
    <Fragment key={index}>{index % 2 === 0 ? fragment : inOnePiece(fragment)}</Fragment>
  ));
}

function inOnePiece(fragment: string): ReactNode {
  if (!fragment.includes('@')) return <span className="whitespace-nowrap">{fragment}</span>;
  return fragment.split(/(?<=[@.])/).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
