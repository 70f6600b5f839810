import type { Knex } from 'knex';
import { folded, foldedWords } from '../../storage/folded';
import type { Answer } from './store';

interface Row {
  receipt: string;
  email: string | null;
  search_text: string | null;
}

/** Folded, word by word. A telephone number is one word, however it is written. */
const wordsIn = (text: string) =>
  foldedWords(text)
    .join(' ')
    .replace(/(?<=\d) (?=\d)/g, '');

const headOf = ({ receipt, email }: Pick<Row, 'receipt' | 'email'>) =>
  `${folded(receipt)} ${folded(email ?? '')}`;

/** Everything that staff find a submission by, in three lines: receipt and address, answers, and what staff wrote. */
export const searchTextOf = ({
  answers,
  ...sent
}: Pick<Row, 'receipt' | 'email'> & { answers: readonly Answer[] }): string =>
  [headOf(sent), wordsIn(answers.map(({ text }) => text).join('\n')), ''].join('\n');

/** The text of a row with what staff wrote by now. An earlier version stored the answers alone. */
export function withStaffText(row: Row, written: string): string {
  const text = row.search_text ?? '';
  const isOurs = text.startsWith(headOf(row));
  const [, answers = ''] = isOurs ? text.split('\n') : ['', wordsIn(text)];
  return [headOf(row), answers, wordsIn(written)].join('\n');
}

/** The nought that +31, 0031 and +31 (0) stand for in a Dutch telephone number. */
const nought = (search: string) => search.replace(/(?:\+|\b00)31[\s-]*(?:\(0\)|0)?[\s-]*(?=\d)/g, '0');

/**
 * Leaves the submissions that have every word of the search somewhere, in any order. A telephone number is found with or
 * without the number of the country.
 */
export function whereFound(query: Knex.QueryBuilder, search: string): void {
  const words = foldedWords(nought(search));
  if (words.length === 0) void query.andWhereRaw('1 = 0');
  for (const word of words) {
    const writings = /^0\d+$/.test(word) ? [word, `31${word.slice(1)}`] : [word];
    void query.andWhere((one) => {
      for (const writing of writings) void one.orWhereRaw('search_text like ?', [`%${writing}%`]);
    });
  }
}
