import { kinds, type SearchDocument } from '../kinds';

/**
 * The most text a browser gets to search in by itself, in characters: some 150 kB on the way. A larger fair is
 * searched on the server, so that what a visitor downloads does not grow with it.
 */
const maxCharacters = 500_000;

/** Content of `/zoeken.index.json`; null when there is too much to send. */
export interface IndexFile {
  documents: readonly SearchDocument[] | null;
}

/** What is too much with the past editions, is sent without them: the page of results has them. */
export function fileOf(documents: readonly SearchDocument[]): IndexFile {
  const coming = documents.filter(({ kind }) => kind !== 'past');
  return { documents: [documents, coming].find(fits) ?? null };
}

function fits(documents: readonly SearchDocument[]): boolean {
  let size = 0;
  for (const { path, name, note, text, words = [] } of documents)
    size += [path, name, note, text, ...words].join('').length;
  return size <= maxCharacters;
}

/** Parses the file. Throws when it is anything else. */
export function readIndexFile(value: unknown): IndexFile {
  if (isRecord(value)) {
    const { documents } = value;
    if (documents === null) return { documents };
    if (Array.isArray(documents) && documents.every(isDocument)) return { documents };
  }
  throw new TypeError('Not an index to search in');
}

function isDocument(value: unknown): value is SearchDocument {
  if (!isRecord(value)) return false;
  const { kind, path, name, note, text, codes, words = [], lang = '' } = value;
  return (
    typeof kind === 'string' &&
    kind in kinds &&
    [path, name, note, text, lang].every((field) => typeof field === 'string') &&
    [codes, words].every((list) => Array.isArray(list) && list.every((one) => typeof one === 'string'))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
