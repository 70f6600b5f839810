import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { fileTypeOf, type FileType } from 'beursvloer-domain/forms';
import { createPictureProcess, orUnreadable } from '../media/picture-process';
import { drawVector, mayBeVector } from '../media/vector';
import { rejectedUpload } from './rejected';

/** Pixels that fit in memory while a picture is written again: 50 megapixels are a poster. */
const maxPixels = 50_000_000;
const startLength = 4096;

/** A process of its own: what a visitor sends keeps no editor waiting. */
const pictures = createPictureProcess();

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
    await writeFile(file, await drawVector(await readFile(file), pictures));
    return 'png';
  }
  if (type === 'jpg' || type === 'png' || type === 'webp') await rewrite(file, type);
  return type;
}

async function detect(file: string): Promise<FileType | null> {
  const { fileTypeFromFile } = await import('file-type');
  const mime = (await fileTypeFromFile(file))?.mime;
  if ((!mime || mime === 'application/xml') && mayBeVector(await startOf(file))) return 'svg';
  return mime === undefined ? null : fileTypeOf(mime);
}

async function rewrite(file: string, format: 'jpg' | 'png' | 'webp'): Promise<void> {
  const measured = await orUnreadable(pictures.run({ task: 'measure', file }), null);
  const pixels = measured ? measured.width * measured.height : 0;
  if (pixels === 0) throw rejectedUpload('damaged');
  if (pixels > maxPixels) throw rejectedUpload('too-many-pixels');
  const to = `${file}.nieuw`;
  try {
    const written = await orUnreadable(pictures.run({ task: 'clean', file, to, format, maxPixels }), null);
    if (written === null) throw rejectedUpload('damaged');
    await rename(to, file);
  } catch (error) {
    await rm(to, { force: true });
    throw error;
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
