import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Sources, Tagged } from '../../caching/staleness';
import { compressForCache, isCompressible, type Encoding } from '../http/compression';

export interface Used extends Sources {
  tags: readonly string[];
  /** The smallest number of the content in it; Infinity when there is none. */
  seq: number;
  /** For so many ms it is right; Infinity when nothing in it ends. The site's clock may be pinned to another day. */
  staleAfterMs: number;
  /** The content backend did not answer: some content was stale or missing. */
  isDegraded: boolean;
}

export type RecordUsed = <Value>(work: () => Promise<Value>) => Promise<Used & { value: Value }>;

export interface WholeResponse {
  status: number;
  headers: Headers;
  body: Buffer<ArrayBuffer>;
}

export type Rendered = WholeResponse &
  Used & {
    /** The digest of the data that it was drawn from, in base64url; null where nobody can tell. */
    dataDigest?: string | null;
    /** Nothing was drawn: the data are those of the page that is there. */
    isSame?: boolean;
  };

export interface Sendable {
  /** Names and values in turn: everything but what depends on who asks. */
  headers: readonly string[];
  etag: string;
  /** The Cache-Control that the page itself asks for; null for most pages. */
  policy: string | null;
  body: Buffer;
}

export interface CachedPage extends Tagged, Sources {
  key: string;
  dataDigest: string | null;
  /** By encoding; `identity` is always there. */
  sendable: ReadonlyMap<Encoding | 'identity', Sendable>;
  /** Bytes in memory. */
  size: number;
}

export const tagsHeader = 'surrogate-key';

/** For caches in front of us: proxies take 8 kB of headers in all. */
const maxTagBytes = 4096;
/** Replaces tags that are too many to name: a cache in front of us forgets such a page at any change. */
const tooManyTags = 'many';

const overheadBytes = 4096;

const perResponseHeaders = [
  ...['set-cookie', 'date', 'connection', 'transfer-encoding', 'content-length', 'etag', 'cache-control'],
];

/** @param last the page that is there: where nothing differs, its bytes stay, compressed as they are */
export async function cachePage(
  about: Pick<CachedPage, 'key' | 'seq' | 'staleAt'>,
  {
    headers,
    body,
    tags,
    ownTags,
    answers,
    dataDigest = null,
  }: Pick<Rendered, 'headers' | 'body' | 'tags' | 'ownTags' | 'answers' | 'dataDigest'>,
  last: CachedPage | null = null,
): Promise<CachedPage> {
  const made = { ...about, tags, ownTags, answers, dataDigest };
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  const compressible = isCompressible(200, headers);
  const identity = ready('identity', body, { hash, headers, compressible });
  const before = last?.sendable.get('identity');
  if (last && before?.etag === identity.etag && isDeepStrictEqual(before.headers, identity.headers))
    return { ...last, ...made };
  const compressed = compressible ? await compressForCache(body) : [];
  const sendable = new Map<Encoding | 'identity', Sendable>([
    ['identity', identity],
    ...compressed.map(([encoding, bytes]): [Encoding, Sendable] => [
      encoding,
      ready(encoding, bytes, { hash, headers, compressible }),
    ]),
  ]);
  return { ...made, sendable, size: sizeOf(sendable) };
}

/** In bytes. */
export function sizeOf(sendable: CachedPage['sendable']): number {
  return [...sendable.values()].reduce((sum, { body }) => sum + body.length, overheadBytes);
}

interface About {
  hash: string;
  headers: Headers;
  compressible: boolean;
}

function ready(
  encoding: Encoding | 'identity',
  body: Buffer,
  { hash, headers, compressible }: About,
): Sendable {
  // The bytes differ by encoding, and so does what names them.
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  const list: string[] = [];
  for (const [name, value] of headers) if (!perResponseHeaders.includes(name)) list.push(name, value);
  if (compressible) list.push('vary', 'Accept-Encoding');
  if (encoding !== 'identity') list.push('content-encoding', encoding);
  list.push('etag', etag);
  return { headers: list, etag, policy: headers.get('cache-control'), body };
}

export function tagsHeaderOf(tags: readonly string[]): string {
  const all = tags.join(' ');
  return all.length > maxTagBytes ? tooManyTags : all;
}
