import { crc32, deflateRawSync, deflateSync, inflateRawSync, inflateSync } from 'node:zlib';
import { flipBetween, mutateBytes } from './mutations';
import type { Random } from '../../seed/statistics/random';

/** Changes inside of containers whose checksums and lengths are made right again. */

export interface ZipEntry {
  name: string;
  data: Buffer;
}

/** A ZIP file with right checksums; every entry is compressed or stored, and says its size before or behind its data. */
export function zip(entries: readonly ZipEntry[], random: Random): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const isStored = random.chance(1 / 4);
    const isBehind = !isStored && random.chance(1 / 4);
    const packed = isStored ? data : deflateRawSync(data);
    const nameBytes = Buffer.from(name);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(data), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(data.length, 8);
    const shared = Buffer.alloc(10);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0x0800 | (isBehind ? 8 : 0), 2);
    shared.writeUInt16LE(isStored ? 0 : 8, 4);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(nameBytes.length, 0);
    const before = isBehind ? Buffer.alloc(12) : sizes;
    const behind = isBehind ? Buffer.concat([Buffer.from('PK\u0007\b', 'latin1'), sizes]) : Buffer.alloc(0);
    const entry = Buffer.concat([
      ...[Buffer.from('PK\u0003\u0004', 'latin1'), shared, before, lengths, nameBytes, packed, behind],
    ]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    const start = Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1');
    central.push(Buffer.concat([start, shared, sizes, lengths, tail, nameBytes]));
    local.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

/** The entries of a ZIP file that somebody else made, by its directory. */
export function unzip(file: Buffer): ZipEntry[] {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const entries: ZipEntry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(start, start + file.readUInt32LE(at + 20));
    const data = file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    entries.push({ name: file.toString('utf8', at + 46, nameEnd), data });
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

interface Chunk {
  type: string;
  data: Buffer;
}

const pngSignatureBytes = 8;

function pngChunks(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = pngSignatureBytes; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += 12 + length;
  }
  return chunks;
}

function pngOf(signature: Buffer, chunks: readonly Chunk[]): Buffer {
  const parts = chunks.map(({ type, data }) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  });
  return Buffer.concat([signature, ...parts]);
}

const sizes = [0, 1, 2, 3, 255, 4096, 16_384, 65_535, 100_000, 1_000_000, 0x7fffffff, 0xffffffff] as const;
const chunkTypes = [
  'iCCP',
  'zTXt',
  'iTXt',
  'tEXt',
  'eXIf',
  'tRNS',
  'PLTE',
  'acTL',
  'fcTL',
  'fdAT',
  'gAMA',
  'bKGD',
] as const;

/** Another header, other pixels, or other chunks; each with its checksum. */
export function mutatePng(png: Buffer, random: Random): Buffer {
  const chunks = pngChunks(png);
  const at = random.below(chunks.length);
  const chosen = chunks[at];
  const header = chunks[0];
  switch (random.below(5)) {
    case 0: {
      if (!header) break;
      const data = Buffer.from(header.data);
      if (random.chance(1 / 2)) data.writeUInt32BE(random.pick(sizes), random.pick([0, 4]));
      else data.writeUInt8(random.pick([0, 1, 2, 3, 4, 6, 8, 16]), random.pick([8, 9, 12]));
      chunks[0] = { ...header, data };
      break;
    }
    case 1: {
      const index = chunks.findIndex(({ type }) => type === 'IDAT');
      const pixels = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
      const rest = chunks.filter(({ type }) => type !== 'IDAT');
      rest.splice(index, 0, { type: 'IDAT', data: deflateSync(mutateBytes(inflateSync(pixels), random)) });
      return pngOf(png.subarray(0, pngSignatureBytes), rest);
    }
    case 2:
      if (chosen)
        chunks[at] = {
          ...chosen,
          data: chosen.data.length > 0 ? mutateBytes(chosen.data, random) : chosen.data,
        };
      break;
    case 3:
      if (chosen)
        chunks.splice(
          1 + random.below(chunks.length - 1),
          0,
          ...Array<Chunk>(random.pick([1, 1, 200])).fill(chosen),
        );
      break;
    default: {
      const data = Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256)));
      const packed = Buffer.concat([
        Buffer.from('naam\u0000\u0000', 'latin1'),
        deflateSync(random.chance(1 / 8) ? Buffer.alloc(8_000_000) : data),
      ]);
      const inserted = { type: random.pick(chunkTypes), data: random.chance(1 / 2) ? data : packed };
      chunks.splice(1 + random.below(chunks.length - 1), 0, inserted);
    }
  }
  return pngOf(png.subarray(0, pngSignatureBytes), chunks);
}

/** Changes the content of a segment, the size in the frame header, or the coded pixels, where no marker comes of it. */
export function mutateJpeg(jpeg: Buffer, random: Random): Buffer {
  const segments: { marker: number; start: number; end: number }[] = [];
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    segments.push({ marker, start: at + 4, end });
    at = end;
    if (marker === 0xda) break;
  }
  const frame = segments.find(({ marker }) => marker === 0xc0 || marker === 0xc2);
  const changed = Buffer.from(jpeg);
  switch (random.below(4)) {
    case 0:
      if (frame) changed.writeUInt16BE(random.pick(sizes) % 65_536, frame.start + random.pick([1, 3]));
      return changed;
    case 1: {
      const segment = segments[random.below(segments.length)];
      return segment ? flipBetween(jpeg, segment.start, segment.end, random) : changed;
    }
    case 2: {
      const segment = segments[random.below(segments.length)];
      if (!segment) return changed;
      const copy = jpeg.subarray(segment.start - 4, segment.end);
      return Buffer.concat([
        jpeg.subarray(0, segment.end),
        ...Array<Buffer>(random.pick([1, 2, 300])).fill(copy),
        jpeg.subarray(segment.end),
      ]);
    }
    default:
      for (let count = 1 + random.below(20); count > 0; count -= 1) {
        const place = at + random.below(Math.max(1, jpeg.length - 2 - at));
        if (changed[place] !== 0xff && changed[place - 1] !== 0xff) changed[place] = random.below(255);
      }
      return changed;
  }
}

/** Changes the content of a chunk of a WebP and leaves the lengths as they are, or adds a chunk with right lengths. */
export function mutateWebp(webp: Buffer, random: Random): Buffer {
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= webp.length;) {
    const length = webp.readUInt32LE(at + 4);
    chunks.push({ type: webp.toString('latin1', at, at + 4), data: webp.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  const at = random.below(chunks.length);
  const chosen = chunks[at];
  if (chosen && random.chance(1 / 5)) {
    chunks.splice(at, 0, ...Array<Chunk>(random.pick([1, 2, 100])).fill(chosen));
  } else if (chosen) {
    // The first bytes hold the size of the picture.
    const start = random.chance(1 / 3) ? 0 : Math.min(10, chosen.data.length);
    const end = start === 0 ? Math.min(10, chosen.data.length) : chosen.data.length;
    chunks[at] = { ...chosen, data: flipBetween(chosen.data, start, end, random) };
  }
  const body = chunks.map(({ type, data }) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  });
  const head = Buffer.from(webp.subarray(0, 12));
  head.writeUInt32LE(4 + Buffer.concat(body).length, 4);
  return Buffer.concat([head, ...body]);
}

/** Another size, or other bytes behind the header. */
export function mutateGif(gif: Buffer, random: Random): Buffer {
  if (!random.chance(1 / 4)) return flipBetween(gif, 13, gif.length, random);
  const changed = Buffer.from(gif);
  changed.writeUInt16LE(random.pick(sizes) % 65_536, random.pick([6, 8]));
  return changed;
}

/** Another size in the property that says it, other coded pixels, or other bytes of the boxes behind the first. */
export function mutateAvif(avif: Buffer, random: Random): Buffer {
  const size = avif.indexOf('ispe');
  const pixels = avif.indexOf('mdat');
  switch (random.below(3)) {
    case 0: {
      const changed = Buffer.from(avif);
      changed.writeUInt32BE(random.pick(sizes), size + random.pick([8, 12]));
      return changed;
    }
    case 1:
      return flipBetween(avif, pixels + 4, avif.length, random);
    default:
      return flipBetween(avif, avif.readUInt32BE(0) + 12, pixels, random);
  }
}
