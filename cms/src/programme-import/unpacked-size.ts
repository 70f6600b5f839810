import { inflateRawSync } from 'node:zlib';
import { UnreadableFile } from 'beursvloer-domain/schedule';

/** A spreadsheet of 500 rows unpacks to some 2 MB. */
const maxUnpackedBytes = 30 * 1024 * 1024;
const maxParts = 1000;
/** The library makes every row and column up to the last one, also the empty ones between. */
export const maxRows = 2000;
const maxCells = 100_000;

const localHeader = 0x04034b50;
const descriptor = 0x08074b50;
const headerBytes = 30;
const storedMethod = 0;
const deflateMethod = 8;
const hasDescriptor = 0x0008;
const isEncrypted = 0x0001;

/**
 * Unpacks a ZIP file (APPNOTE 6.3.10) once, within limits, to know that it is no bomb: what its headers say about sizes can
 * be anything. The library that reads spreadsheets unpacks the same parts without a limit.
 * @throws {UnreadableFile}
 */
export function checkUnpackedSize(file: Buffer): void {
  let left = maxUnpackedBytes;
  let at = 0;
  for (let parts = 0; at + headerBytes <= file.length && file.readUInt32LE(at) === localHeader; parts += 1) {
    if (parts >= maxParts) throw tooLarge();
    const flags = file.readUInt16LE(at + 6);
    const method = file.readUInt16LE(at + 8);
    const packedBytes = file.readUInt32LE(at + 18);
    const start = at + headerBytes + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
    if (flags & isEncrypted)
      throw new UnreadableFile('Dit Excel-bestand heeft een wachtwoord. Haal het eraf.');
    if (method === storedMethod && !(flags & hasDescriptor)) {
      const part = file.subarray(start, start + packedBytes);
      left -= part.length;
      checkSheet(part);
      at = start + packedBytes;
    } else if (method === deflateMethod) {
      const { part, read } = inflate(file.subarray(start), left);
      left -= part.length;
      checkSheet(part);
      at = start + (flags & hasDescriptor ? read : packedBytes);
      if (flags & hasDescriptor) at += descriptorBytes(file, at);
    } else throw damaged();
    if (left <= 0) throw tooLarge();
  }
  if (at === 0 || at > file.length) throw damaged();
}

/** What the data at the start of a buffer unpacks to, and how many bytes of the buffer it takes. */
function inflate(data: Buffer, maxOutputLength: number): { part: Buffer; read: number } {
  try {
    // With `info`, the types know only the buffer.
    const result: unknown = inflateRawSync(data, { maxOutputLength, info: true });
    const { buffer, engine } = result as { buffer: Buffer; engine: { bytesWritten: number } };
    return { part: buffer, read: engine.bytesWritten };
  } catch (error) {
    throw error instanceof RangeError ? tooLarge() : damaged();
  }
}

/** Rejects a sheet with a cell far away, or with more rows and cells than a programme has. */
function checkSheet(part: Buffer): void {
  const text = part.toString('latin1');
  if (!text.includes('sheetData')) return;
  const rows = text.match(/<(?:\w+:)?row\b/g)?.length ?? 0;
  const cells = text.match(/<(?:\w+:)?c\b/g)?.length ?? 0;
  if (rows > maxRows || cells > maxCells) throw tooLarge();
  for (const [, place = ''] of text.matchAll(/\sr\s*=\s*["']([^"'<>]{0,17})/g)) {
    const [, row] = /^[A-Z]{0,2}(\d{1,4})$/.exec(place) ?? [];
    if (row === undefined || Number(row) > maxRows) throw tooLarge();
  }
}

/** What stands behind data whose size was not known before: a checksum and two sizes, often with a mark before them. */
function descriptorBytes(file: Buffer, at: number): number {
  return at + 4 <= file.length && file.readUInt32LE(at) === descriptor ? 16 : 12;
}

const damaged = () =>
  new UnreadableFile('Dit Excel-bestand is niet heel. Sla het opnieuw op en probeer het nog eens.');
const tooLarge = () =>
  new UnreadableFile('Dit Excel-bestand is uitgepakt te groot om een programma te zijn.');
