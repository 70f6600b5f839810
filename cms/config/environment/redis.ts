/**
 * Reads `REDIS_URL`; null counts limits without Redis. Throws an Error with one line. The URL holds a password, so the message does not
 * repeat it.
 */
export function readRedis(source: Record<string, string | undefined>): string | null {
  const value = source.REDIS_URL?.trim();
  if (!value) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isDatabase = /^(?:\/\d{0,4})?$/.test(url?.pathname ?? '');
  if (!url || !/^rediss?:$/.test(url.protocol) || !url.hostname || !isDatabase || url.search || url.hash)
    throw new Error(
      'The environment variable REDIS_URL is not a URL such as redis://user:password@host:6379/0, or rediss:// for TLS.',
    );
  return value;
}
