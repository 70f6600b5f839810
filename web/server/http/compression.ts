import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'zstd' | 'gzip';

const compressible = /^(?:text\/|application\/(?:json|manifest\+json|xml|rss\+xml|javascript)|image\/svg)/i;

/**
 * The best encoding that a client accepts of those there are, or null. The client's own preferences do not count.
 * @param offered the best one first
 */
export function chooseEncoding<E extends Encoding>(
  accepted: string | undefined,
  offered: readonly E[],
): E | null {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const acceptable = new Set(negotiator.encodings([...offered]));
  return offered.find((encoding) => acceptable.has(encoding)) ?? null;
}

export function isCompressible(status: number, headers: Headers): boolean {
  if (status === 204 || status === 304 || headers.has('content-encoding')) return false;
  if (/\bno-transform\b/i.test(headers.get('cache-control') ?? '')) return false;
  return compressible.test(headers.get('content-type') ?? '');
}

export const quickEncodings = ['br', 'gzip'] as const;

const forOne = 4;
const forMany = 6;

function brotliParams(quality: number, length = 0) {
  return {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}

/** A compressor for pages that come in parts: quick, and every chunk written can be flushed to the visitor. */
export function createCompressor(encoding: (typeof quickEncodings)[number]): Transform {
  return encoding === 'br'
    ? zlib.createBrotliCompress({
        flush: zlib.constants.BROTLI_OPERATION_FLUSH,
        params: brotliParams(forOne),
      })
    : zlib.createGzip({ level: 6, flush: zlib.constants.Z_SYNC_FLUSH });
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export function compressQuickly(
  encoding: (typeof quickEncodings)[number],
  body: Uint8Array,
): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(body, { params: brotliParams(forOne, body.length) })
    : gzip(body, { level: 6 });
}

/** Zstandard is in Node from 22.15 on, and in its types when they are of that version. */
const zstd = 'zstdCompress' in zlib ? promisify(zlib.zstdCompress as typeof zlib.gzip) : null;

export const hasZstd = zstd !== null;

/** Compresses for the cache: once for many visitors, so it may take some time, but somebody is waiting. */
export async function compressForCache(body: Buffer): Promise<[Encoding, Buffer][]> {
  const [br, gz, zst] = await Promise.all([
    brotli(body, { params: brotliParams(forMany, body.length) }),
    gzip(body, { level: 6 }),
    zstd?.(body),
  ]);
  return [['br', br], ['gzip', gz], ...(zst ? ([['zstd', zst]] satisfies [Encoding, Buffer][]) : [])];
}
