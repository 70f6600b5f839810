/** Reads width and height in pixels from the header of a WebP file; throws when the bytes are something else. */
export function sizeOfWebp(file: Buffer): { width: number; height: number } {
  const format = file.toString('latin1', 12, 16);
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') {
    throw new Error('This is not a WebP file.');
  }
  // https://developers.google.com/speed/webp/docs/riff_container
  if (format === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  if (format === 'VP8 ') {
    return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  }
  if (format === 'VP8L') {
    const bits = file.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  throw new Error(`WebP with a ${format} chunk is not known.`);
}
