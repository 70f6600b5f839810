/** Cameras write the time at the start of a file; the rest of it is not read. */
const startBytes = 256 * 1024;

/** When the camera took a picture, as ISO 8601 in UTC; null when the file does not say. Its last change is no such time. */
export async function dateTaken(file: Blob): Promise<string | null> {
  const { default: reader } = await import('exifreader');
  try {
    const tags = reader.load(await file.slice(0, startBytes).arrayBuffer());
    return readTime(tags.DateTimeOriginal?.description, tags.OffsetTimeOriginal?.description);
  } catch {
    // A file without such data, or with data that no camera wrote.
    return null;
  }
}

/**
 * A time as cameras write it: `2027:03:16 10:30:00`, and `+01:00` apart from it. Most leave out the second; the time is then
 * that of this computer.
 */
export function readTime(time = '', offset = ''): string | null {
  const [, day, clock] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)/.exec(time) ?? [];
  if (day === undefined || clock === undefined) return null;
  const zone = /^[+-]\d\d:\d\d$/.test(offset) ? offset : '';
  const taken = new Date(`${day.replaceAll(':', '-')}T${clock}${zone}`);
  // Of a camera whose clock was never set.
  return Number.isNaN(taken.getTime()) || taken.getFullYear() < 1990 ? null : taken.toISOString();
}
