import { createHash } from 'node:crypto';
import { compressKept, isCompressible, type Encoding } from '../http/compression';

/** What rendering gave, read to its end. */
export interface WholeAnswer {
  status: number;
  headers: Headers;
  body: Buffer<ArrayBuffer>;
}

/** One answer in one encoding, with all its headers, ready to send. */
export interface Sendable {
  /** Names and values in turn: everything but what depends on who asks. */
  headers: readonly string[];
  etag: string;
  /** The Cache-Control for caches in front of us. */
  policy: string;
  body: Buffer;
}

/** A page that is kept ready to send. */
export interface KeptPage {
  key: string;
  /** The path that redirects are looked up by. */
  path: string;
  /** The types and documents it was made of. */
  tags: ReadonlySet<string>;
  /** When rendering began, in ms since 1970: what changed after that is not in it. */
  madeAt: number;
  /** When it goes stale by itself, in ms since 1970: something it shows ends then. Null for most pages. */
  staleAt: number | null;
  /** By encoding; `identity` is always there. */
  sendable: ReadonlyMap<Encoding | 'identity', Sendable>;
  /** What it takes up, in bytes. */
  size: number;
}

/** How tags that stand for a whole list begin; the content backend knows nothing of them. */
export const listPrefix = 'list:';

/** The header in which pages say what they were made of; shared caches call it by the same name. */
export const tagsHeader = 'surrogate-key';

/**
 * The header in which a page says after how many ms it is stale by itself, for the cache alone. Not at which moment: the
 * site's clock may be pinned to another day.
 */
export const staleAfterHeader = 'x-stale-after-ms';

/** When an answer that came now goes stale by itself, in ms since 1970; null when nothing in it ends. */
export function staleAtOf({ headers }: WholeAnswer, now: number): number | null {
  const said = headers.get(staleAfterHeader) ?? '';
  return /^\d{1,15}$/.test(said) ? now + Number(said) : null;
}

/** The tag of a page with content that may be old, because the content backend did not answer. */
const standInTag = 'stand-in';

/** Bytes of tags that are passed on to caches in front of us: proxies take 8 kB of headers in all. */
const mostTagBytes = 4096;
/** Stands in for tags that are too many to name: a cache in front of us forgets such a page at any change. */
const tooManyTags = 'many';

/** What keeping adds to the bytes of a page: its key, tags and headers, roughly. */
const overhead = 4096;

/** Settings of what caches in front of us may do, in seconds; see docs/decisions/0103-one-change-log.md. */
const sharedPolicy =
  'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400';

/** Headers that belong to one answer and not to the page. */
const passing = [
  ...['set-cookie', 'date', 'connection', 'transfer-encoding', 'content-length', 'etag', 'cache-control'],
  tagsHeader,
  staleAfterHeader,
];

/** Makes an answer ready to send in every encoding, once. */
export async function keepPage(
  about: { key: string; path: string; madeAt: number; staleAt: number | null },
  { headers, body }: WholeAnswer,
): Promise<KeptPage> {
  const tags = new Set(tagsIn(headers));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  const compressible = isCompressible(200, headers);
  const bodies: [Encoding | 'identity', Buffer][] = [
    ['identity', body],
    ...(compressible ? await compressKept(body) : []),
  ];
  const sendable = new Map(
    bodies.map(([encoding, bytes]) => [encoding, ready(encoding, bytes, { hash, headers, compressible })]),
  );
  return { ...about, tags, sendable, size: sizeOf(sendable) };
}

/** Whether there may be something newer than this answer that nobody will tell of. */
export function mayBeOld({ headers }: WholeAnswer): boolean {
  return tagsIn(headers).includes(standInTag);
}

function tagsIn(headers: Headers): string[] {
  return (headers.get(tagsHeader) ?? '').split(' ').filter((tag) => tag !== '');
}

/** What a page takes up, in bytes. */
export function sizeOf(sendable: KeptPage['sendable']): number {
  return [...sendable.values()].reduce((sum, { body }) => sum + body.length, overhead);
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
  for (const [name, value] of headers) if (!passing.includes(name)) list.push(name, value);
  if (compressible) list.push('vary', 'Accept-Encoding');
  if (encoding !== 'identity') list.push('content-encoding', encoding);
  list.push('etag', etag);
  return { headers: list, etag, policy: headers.get('cache-control') ?? sharedPolicy, body };
}

/** The tags of a page for caches in front of us, which do not know what lists are made of. */
export function namedTags(tags: ReadonlySet<string>): string {
  const all = [...tags];
  const named = all.join(' ');
  return named.length > mostTagBytes || all.some((tag) => tag.startsWith(listPrefix)) ? tooManyTags : named;
}
