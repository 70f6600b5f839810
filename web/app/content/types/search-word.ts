import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findAll } from '../client/list';
import { requiredText } from '../client/response/parse';

const searchWord = z.object({ path: requiredText, words: requiredText });
/** Words that visitors use for the page of a path, with commas between: the same in every language. */
export type SearchWord = z.output<typeof searchWord>;

export function listSearchWords(cms: CmsClient): Promise<readonly SearchWord[]> {
  const find = { fields: ['path', 'words'], sort: ['path'], localised: false };
  return findAll(cms, '/search-words', 'search word', searchWord, find);
}
