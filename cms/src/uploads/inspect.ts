import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { fileTypeOf, type FileType } from 'beursvloer-domain/forms';
import sharp from 'sharp';
import { drawVector, mayBeVector } from '../media/vector';
import { rejectedUpload } from './rejected';

/** Pixels that fit in memory while a picture is written again: 50 megapixels are a poster. */
const maxPixels = 50_000_000;
const startLength = 4096;
/** Hardly visible, and it lets print shops have what they need. */
const jpegQuality = 92;

/** One picture at a time: each takes memory by its pixels and not by its bytes. */
let line: Promise<unknown> = Promise.resolve();

/**
 * Says what a file is, by its bytes, and makes it harmless: a picture is decoded and written again, without what the
 * camera put beside it (such as where it was taken), and a drawing (SVG) becomes a PNG.
 * @returns the type it has now
 * @throws the error response for what the form does not take
 */
export async function inspect(file: string, types: readonly FileType[]): Promise<FileType> {
  const type = await detect(file);
  if (type === null || !types.includes(type)) throw rejectedUpload('wrong-type');
  if (type === 'svg') {
    await writeFile(file, await drawVector(await readFile(file)));
    return 'png';
  }
  if (type === 'jpg' || type === 'png' || type === 'webp') {
    const written = line.then(() => rewrite(file, type));
    line = written.catch(() => undefined);
    await written;
  }
  return type;
}

async function detect(file: string): Promise<FileType | null> {
  const { fileTypeFromFile } = await import('file-type');
  const mime = (await fileTypeFromFile(file))?.mime;
  if ((!mime || mime === 'application/xml') && mayBeVector(await startOf(file))) return 'svg';
  return mime === undefined ? null : fileTypeOf(mime);
}

async function rewrite(file: string, type: 'jpg' | 'png' | 'webp'): Promise<void> {
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height === 0) throw rejectedUpload('damaged');
  if (width * height > maxPixels) throw rejectedUpload('too-many-pixels');
  const written = `${file}.nieuw`;
  try {
    const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .keepIccProfile();
    await (type === 'jpg' ? picture.jpeg({ quality: jpegQuality }) : picture.toFormat(type)).toFile(written);
    await rename(written, file);
  } catch (error) {
    await rm(written, { force: true });
    // The disk may be full: that is no fault of the picture.
    if (error instanceof Error && 'code' in error) throw error;
    throw rejectedUpload('damaged');
  }
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { size } = await stat(file);
    const start = Buffer.alloc(Math.min(size, startLength));
    await handle.read(start, 0, start.length, 0);
    return start;
  } finally {
    await handle.close();
  }
}
