import { expect, test } from 'vitest';
import { pastEdition } from '../content/types/edition.fixture';
import type { SpeakerSummary } from '../content/types/speaker';
import { withItems, searchTexts } from '../text-search/search-texts';
import { indexTexts } from '../text-search/text-index';
import { document } from './index/document';
import { pastDocuments } from './index/past-documents';
import { searchResponse, textOf } from './search-response';
import type { SearchDocument } from './kinds';

const speaker = (name: string, organisation: string | null = null): SpeakerSummary => ({
  publicId: 1,
  name,
  slug: 'spreker-1',
  position: null,
  organisation,
  portrait: null,
  summary: '',
  themes: [],
  featured: false,
});
const then = { edition: pastEdition, exhibitors: [], sessions: [] };

function groupsFor(query: string, documents: readonly SearchDocument[]) {
  const index = indexTexts(documents.map(textOf));
  return searchResponse(withItems(searchTexts(index, query), documents), 5).groups.map(({ kind, hits }) => ({
    kind,
    paths: hits.map(({ path }) => path),
  }));
}

test('what was of a past edition comes after everything else, however well it fits', () => {
  const past = pastDocuments({ past: [{ ...then, speakers: [speaker('Hout')] }] }, 'nl');
  const coming = document('vacancy', '/vacatures/1/x', 'Timmerman', [], ['Werkt met hout.']);
  expect(groupsFor('hout', [...past, coming])).toEqual([
    { kind: 'vacancy', paths: ['/vacatures/1/x'] },
    { kind: 'past', paths: ['/sprekers/1/spreker-1'] },
  ]);
});

test('what was of a past edition says of which year, and its archive is found by its name', () => {
  const past = pastDocuments({ past: [{ ...then, speakers: [speaker('Spreker 1', 'Bond')] }] }, 'nl');
  expect(past.map(({ name, note }) => [name, note])).toEqual([
    ['Beurs 2026', 'di 10 februari 2026'],
    ['Spreker 1', '2026 · Spreker · Bond'],
  ]);
  expect(groupsFor('beurs 2026', past)[0]?.paths[0]).toBe('/editie/2026');
});
