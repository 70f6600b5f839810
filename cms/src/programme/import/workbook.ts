import { posix } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { UnreadableFile, type XmlElement } from 'beursvloer-domain/schedule';
import { readXml } from './read-xml';
import { workbookErrors } from '../texts';

/** A spreadsheet of 500 rows unpacks to some 2 MB. */
const maxUnpackedBytes = 30 * 1024 * 1024;
const maxParts = 1000;
/** The library makes every row and column up to the last one, also the empty ones between. */
export const maxRows = 2000;
const maxCells = 100_000;

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;
const descriptor = 0x08074b50;
const headerBytes = 30;
const storedMethod = 0;
const deflateMethod = 8;
const hasDescriptor = 0x0008;
const isEncrypted = 0x0001;
const isUtf8 = 0x0800;

interface Part {
  name: Buffer;
  data: Buffer;
}

export interface Workbook {
  file: Buffer;
  /** The numbers of hidden rows, by the name of their sheet. */
  hidden: ReadonlyMap<string, ReadonlySet<number>>;
}

/**
 * A workbook with only the cells that hold something, for the library that reads spreadsheets: it unpacks without a limit, and
 * makes a row of every formatted one. Excel formats whole columns, down to row 1,048,576. The library knows no hidden rows.
 * @throws {UnreadableFile}
 */
export function workbookOf(file: Buffer): Workbook {
  const parts = unpack(file)
    .filter(({ name }) => /\.(?:xml|rels)$/.test(name.toString('latin1')))
    .map(({ name, data }) => ({ name, data: filledCells(data) }));
  return { file: pack(parts), hidden: hiddenRows(parts) };
}

function hiddenRows(parts: readonly Part[]): Map<string, Set<number>> {
  const partNamed = (path: string) => parts.find(({ name }) => name.toString('latin1') === path)?.data;
  const elementsIn = (path: string) => childrenOf(readXml(partNamed(path)?.toString('utf8') ?? '<none/>'));
  const sheets = elementsIn('xl/workbook.xml').filter(({ name }) => /^(?:\w+:)?sheets$/.test(name));
  const targets = new Map(
    elementsIn('xl/_rels/workbook.xml.rels').map(({ attributes }) => [attributes.Id, attributes.Target]),
  );
  return new Map(
    sheets.flatMap(childrenOf).map(({ attributes }) => {
      const id = Object.entries(attributes).find(([name]) => /:id$/.test(name))?.[1];
      // From the root of the file, or from the folder of the workbook.
      const target = posix.resolve('/xl', targets.get(id ?? '') ?? '').slice(1);
      return [attributes.name ?? '', hiddenIn(partNamed(target))];
    }),
  );
}

const childrenOf = ({ nodes }: XmlElement) => nodes.filter((node) => typeof node !== 'string');

const row = /<(?:\w+:)?row(?=[\s>])([^<>]*)>/g;

function hiddenIn(sheet: Buffer = Buffer.alloc(0)): Set<number> {
  const hidden = new Set<number>();
  let number = 0;
  for (const [, attributes = ''] of sheet.toString('latin1').matchAll(row)) {
    number = Number(/\sr\s*=\s*["'](\d+)/.exec(attributes)?.[1] ?? number + 1);
    if (/\shidden\s*=\s*["'](?:1|true)["']/.test(attributes)) hidden.add(number);
  }
  return hidden;
}

/**
 * Unpacks a ZIP file (APPNOTE 6.3.10) within limits, whatever its headers say about sizes: it can be a bomb.
 * @throws {UnreadableFile}
 */
function unpack(file: Buffer): Part[] {
  const parts: Part[] = [];
  let left = maxUnpackedBytes;
  let at = 0;
  while (at + headerBytes <= file.length && file.readUInt32LE(at) === localHeader) {
    if (parts.length >= maxParts) throw tooLarge();
    const flags = file.readUInt16LE(at + 6);
    const method = file.readUInt16LE(at + 8);
    const packedBytes = file.readUInt32LE(at + 18);
    const nameEnd = at + headerBytes + file.readUInt16LE(at + 26);
    const name = file.subarray(at + headerBytes, nameEnd);
    const start = nameEnd + file.readUInt16LE(at + 28);
    if (flags & isEncrypted) throw new UnreadableFile(workbookErrors.locked);
    if (method === storedMethod && !(flags & hasDescriptor)) {
      const data = file.subarray(start, start + packedBytes);
      parts.push({ name, data });
      left -= data.length;
      at = start + packedBytes;
    } else if (method === deflateMethod) {
      const { data, read } = inflate(file.subarray(start), left);
      parts.push({ name, data });
      left -= data.length;
      at = start + (flags & hasDescriptor ? read : packedBytes);
      if (flags & hasDescriptor) at += descriptorBytes(file, at);
    } else throw damaged();
    if (left <= 0) throw tooLarge();
  }
  if (at === 0 || at > file.length) throw damaged();
  return parts;
}

function inflate(data: Buffer, maxOutputLength: number): { data: Buffer; read: number } {
  try {
    // With `info`, the types know only the buffer.
    const result: unknown = inflateRawSync(data, { maxOutputLength, info: true });
    const { buffer, engine } = result as { buffer: Buffer; engine: { bytesWritten: number } };
    return { data: buffer, read: engine.bytesWritten };
  } catch (error) {
    throw error instanceof RangeError ? tooLarge() : damaged();
  }
}

/** The descriptor behind data of unknown size has a checksum and two sizes, often with a mark before them. */
function descriptorBytes(file: Buffer, at: number): number {
  return at + 4 <= file.length && file.readUInt32LE(at) === descriptor ? 16 : 12;
}

/** Attributes have no `<`, so none of these looks further than the next one of its kind: a sheet can be megabytes of them. */
const cell = /<((?:\w+:)?)c(?=[\s/>])([^<>]*?)(?:\/>|>((?:(?!<(?:\w+:)?c[\s/>])[^])*?)<\/\1c\s*>)/g;
const value = /<(?:\w+:)?[vt](?:\s[^<>]*)?>\s*(?:[^<\s]|<!\[CDATA\[)/;
const emptyRow = /<((?:\w+:)?)row(?=[\s/>])[^<>]*?(?:\/>|>\s*<\/\1row\s*>)/g;

/**
 * A sheet without its empty cells and rows; another part as it is.
 * @throws {UnreadableFile} for a sheet with a cell far away, or with more rows and cells than a programme has
 */
export function filledCells(part: Buffer): Buffer {
  const text = part.toString('latin1');
  if (!text.includes('sheetData')) return part;
  const filled = text
    .replace(cell, (whole: string, _prefix: string, _attributes: string, inside = '') =>
      value.test(inside) ? whole : '',
    )
    .replace(emptyRow, '');
  const rows = filled.match(/<(?:\w+:)?row\b/g)?.length ?? 0;
  const cells = filled.match(/<(?:\w+:)?c\b/g)?.length ?? 0;
  if (rows > maxRows || cells > maxCells) throw tooManyRows(rows);
  for (const [, place = ''] of filled.matchAll(/\sr\s*=\s*["']([^"'<>]{0,17})/g)) {
    const [, row] = /^[A-Z]{0,2}(\d{1,4})$/.exec(place) ?? [];
    if (row === undefined || Number(row) > maxRows) throw tooFar(place);
  }
  return Buffer.from(filled, 'latin1');
}

function pack(parts: readonly Part[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of parts) {
    // From the version to the sizes, both headers say the same.
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(isUtf8, 2);
    shared.writeUInt16LE(storedMethod, 4);
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(data.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    local.push(signature(localHeader), shared, name, data);
    central.push(signature(centralHeader), shared.subarray(0, 2), shared, tail, name);
    offset += headerBytes + name.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, signature(endOfDirectory), end]);
}

function signature(mark: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(mark);
  return bytes;
}

const damaged = () => new UnreadableFile(workbookErrors.damaged);
const tooLarge = () => new UnreadableFile(workbookErrors.tooLarge);
const tooManyRows = (rows: number) => new UnreadableFile(workbookErrors.tooManyRows(rows, maxRows));
const tooFar = (place: string) => new UnreadableFile(workbookErrors.tooFar(place));
