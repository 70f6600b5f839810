import zlib from 'node:zlib';
import type { Transform } from 'node:stream';

export type Encoding = 'br' | 'gzip';

const compressible = /^(?:text\/|application\/(?:json|manifest\+json|xml|rss\+xml|javascript)|image\/svg)/i;

/** The best encoding a client takes, or null; an encoding with weight 0 is one it refuses. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  const taken = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  if (taken('br')) return 'br';
  return taken('gzip') ? 'gzip' : null;
}

/** True for an answer that gets smaller, has a body, and is not compressed already. */
export function isCompressible(status: number, headers: Headers): boolean {
  if (status === 204 || status === 304 || headers.has('content-encoding')) return false;
  if (/\bno-transform\b/i.test(headers.get('cache-control') ?? '')) return false;
  return compressible.test(headers.get('content-type') ?? '');
}

/** A compressor for pages made on the spot: quick, and every chunk written can be flushed to the visitor. */
export function createCompressor(encoding: Encoding): Transform {
  return encoding === 'br'
    ? zlib.createBrotliCompress({
        flush: zlib.constants.BROTLI_OPERATION_FLUSH,
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: 4,
          [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        },
      })
    : zlib.createGzip({ level: 6, flush: zlib.constants.Z_SYNC_FLUSH });
}
