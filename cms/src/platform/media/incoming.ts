import { open, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errors } from '@strapi/utils';
import { kindOf, typeOf } from './kinds';
import { libraryPictures, orUnreadable } from './picture-process';
import { fileErrors, pictureErrors } from './texts';
import { drawVector, mayBeVector } from './vector';

export interface IncomingFile {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
  size: number;
}

/** More pixels than this the site does not resize either. */
const maxPixels = 100_000_000;
const startLength = 4096;

/**
 * Sets a file's type and extension to what its bytes are. An SVG becomes a PNG.
 * @throws ValidationError, in Dutch, for a type that the library does not accept
 */
export async function checkIncoming(file: IncomingFile): Promise<void> {
  const name = file.originalFilename ?? 'bestand';
  const { fileTypeFromFile } = await import('file-type');
  const detected = (await fileTypeFromFile(file.filepath))?.mime;
  let mime: string | undefined = detected;
  if ((!detected || detected === 'application/xml') && mayBeVector(await startOf(file.filepath))) {
    await writeFile(file.filepath, await drawVector(await readFile(file.filepath)));
    file.size = (await stat(file.filepath)).size;
    mime = 'image/png';
  }
  const type = mime === undefined ? undefined : typeOf(mime);
  if (mime === undefined || !type) throw new errors.ValidationError(fileErrors.unknownType(name));
  if (kindOf(mime) === 'picture') await checkPicture(file.filepath, name);
  file.mimetype = mime;
  file.detectedMimeType = mime;
  file.originalFilename = withExtension(name, type.ext);
}

export function withExtension(name: string, ext: string): string {
  const { name: base, ext: given } = path.parse(name);
  const same = given.toLowerCase() === ext || (ext === '.jpg' && given.toLowerCase() === '.jpeg');
  return same ? name : `${/^\.\w{1,5}$/.test(given) ? base : name}${ext}`;
}

async function checkPicture(filepath: string, name: string): Promise<void> {
  const task = (name: 'measure' | 'decode') =>
    orUnreadable(libraryPictures.run({ task: name, file: filepath }), null);
  const { width, height } = (await task('measure')) ?? { width: 0, height: 0 };
  if (width * height > maxPixels)
    throw new errors.ValidationError(pictureErrors.tooLarge(name, width, height));
  // Decodes it whole: a picture that breaks off halfway is found here and not on the site.
  const readable = width > 0 && (await task('decode'));
  if (!readable) throw new errors.ValidationError(pictureErrors.damaged(name));
}

async function startOf(filepath: string): Promise<Buffer> {
  const file = await open(filepath, 'r');
  try {
    const buffer = Buffer.alloc(startLength);
    const { bytesRead } = await file.read(buffer, 0, startLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
