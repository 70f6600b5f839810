import type { Knex } from 'knex';
import { readBadgeCode } from '../fair/badge-code';
import { folded, foldedWords } from '../platform/storage/folded';
import type { Registration } from './registrations';

const badgeStart = 'bv1';
const badgeLength = badgeStart.length + 16;

/** Everything that staff find a registration by, stored beside it: the profile is JSON, which neither database searches. */
export function searchTextOf({
  email,
  badgeId,
  profile,
}: Pick<Registration, 'email' | 'badgeId' | 'profile'>): string {
  return [profile.name, profile.organisation, email, badgeStart + badgeId].map(folded).join(' ');
}

/** The words of a search. A piece of a badge's code is read as codes are: O is 0, I and L are 1. */
function wordsIn(search: string): string[] {
  return foldedWords(search).map((word) =>
    /^bv[1il]/.test(word)
      ? badgeStart + word.slice(3, badgeLength).replace(/o/g, '0').replace(/[il]/g, '1')
      : word,
  );
}

/** Leaves the registration of a whole code, or those that have every word of the search somewhere, in any order. */
export function whereFound(query: Knex.QueryBuilder, search: string, badgeSecret: string): void {
  const badgeId = readBadgeCode(search, badgeSecret);
  if (badgeId !== null) {
    void query.andWhere({ badge_id: badgeId });
    return;
  }
  const words = wordsIn(search);
  if (words.length === 0) void query.andWhereRaw('1 = 0');
  for (const word of words) void query.andWhereRaw('search_text like ?', [`%${word}%`]);
}
