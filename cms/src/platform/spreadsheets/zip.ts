import { crc32, inflateRawSync } from 'node:zlib';
import { UnreadableFile } from 'beursvloer-domain/import';
import { zipErrors } from './texts';

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

export interface Part {
  name: Buffer;
  data: Buffer;
}

export interface ZipLimits {
  parts: number;
  /** Of all that is in it, unpacked. */
  bytes: number;
}

/**
 * Unpacks a ZIP file (APPNOTE 6.3.10) within limits, whatever its headers say about sizes: it can be a bomb.
 * @throws {UnreadableFile}
 */
export function unpack(file: Buffer, limits: ZipLimits): Part[] {
  const parts: Part[] = [];
  let left = limits.bytes;
  let at = 0;
  while (at + headerBytes <= file.length && file.readUInt32LE(at) === localHeader) {
    if (parts.length >= limits.parts) throw tooLarge();
    const flags = file.readUInt16LE(at + 6);
    const method = file.readUInt16LE(at + 8);
    const packedBytes = file.readUInt32LE(at + 18);
    const nameEnd = at + headerBytes + file.readUInt16LE(at + 26);
    const name = file.subarray(at + headerBytes, nameEnd);
    const start = nameEnd + file.readUInt16LE(at + 28);
    if (flags & isEncrypted) throw new UnreadableFile(zipErrors.locked);
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

/** A ZIP file of these, not compressed. */
export function pack(parts: readonly Part[]): Buffer {
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

const damaged = () => new UnreadableFile(zipErrors.damaged);
const tooLarge = () => new UnreadableFile(zipErrors.tooLarge);
