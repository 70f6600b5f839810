import { searchWordsIn } from 'beursvloer-domain/search';
import type { Core } from '@strapi/strapi';

/** Tells of a term if editors keep it as a search word, whatever its capitals. */
export async function readSearchWords(strapi: Core.Strapi): Promise<(term: string) => boolean> {
  const rows: { words: string }[] = await strapi.db
    .query('api::search-word.search-word')
    .findMany({ select: ['words'] });
  const known = new Set(rows.flatMap(({ words }) => searchWordsIn(words.toLowerCase())));
  return (term) => searchWordsIn(term.toLowerCase()).every((word) => known.has(word));
}
