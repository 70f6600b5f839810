const bytesPerMegabyte = 1024 * 1024;

type Source = Record<string, string | undefined>;

/** The bytes that stay free on the disk of the data folder, from `MIN_FREE_MB`; 0 checks nothing. */
export function readMinFreeBytes(source: Source): number {
  const value = source.MIN_FREE_MB?.trim() || '100';
  if (!/^\d{1,7}$/.test(value))
    throw new Error(
      `The environment variable MIN_FREE_MB is "${value}", which is not a number of megabytes.`,
    );
  return Number(value) * bytesPerMegabyte;
}
