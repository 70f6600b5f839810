import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { alwaysRevalidate } from '../../caching/cache-control';
import { chooseEncoding, hasZstd, type Encoding } from '../http/compression';
import { tagsHeader, tagsHeaderOf, type CachedPage, type Sendable } from './cached-page';

/** For a cache in front of us that knows the tags of pages, and is purged by them; in seconds. */
const policyForTagged = `${alwaysRevalidate}, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400`;

/** The best one first: brotli makes pages smallest. */
const offered: readonly Encoding[] = hasZstd ? ['br', 'zstd', 'gzip'] : ['br', 'gzip'];
/**
 * Browsers send one of a few values of the header, and choosing each time would cost more than sending the
 * page.
 */
const choices = new Map<string, Encoding | null>();
const maxChoices = 200;

/**
 * Sends a cached page, or a 304 when the visitor has it already. A cookie for this visitor keeps it out of shared caches.
 * @param sendsTags whether a cache in front of us knows the tags of pages
 */
export function sendCached(
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
  sendsTags: boolean,
): void {
  const { headers, etag, policy, body } = choose(page, req.headers['accept-encoding']);
  const known = req.headers['if-none-match'];
  const unchanged = known !== undefined && isKnown(known, etag);
  const list = [...headers];
  if (!res.hasHeader('x-request-id')) list.push('x-request-id', randomUUID());
  if (res.hasHeader('set-cookie')) {
    list.push('cache-control', 'private, no-cache');
  } else {
    list.push('cache-control', policy ?? (sendsTags ? policyForTagged : alwaysRevalidate));
    if (sendsTags) list.push(tagsHeader, tagsHeaderOf(page.tags));
  }
  if (!unchanged) list.push('content-length', String(body.length));
  res.writeHead(unchanged ? 304 : 200, list);
  res.end(unchanged || req.method === 'HEAD' ? undefined : body);
}

function choose({ sendable }: CachedPage, accepted: string | undefined): Sendable {
  const encoding = sendable.size === 1 ? null : chosen(accepted ?? '');
  const found = sendable.get(encoding ?? 'identity') ?? sendable.get('identity');
  if (!found) throw new Error('A cached page without content');
  return found;
}

function chosen(accepted: string): Encoding | null {
  const known = choices.get(accepted);
  if (known !== undefined) return known;
  const choice = chooseEncoding(accepted, offered);
  // Anybody can send anything: what is remembered is bounded.
  if (choices.size >= maxChoices) choices.clear();
  choices.set(accepted, choice);
  return choice;
}

/** A tag that a proxy marked as weak stands for the same content. */
function isKnown(list: string, etag: string): boolean {
  return list === '*' || list.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
