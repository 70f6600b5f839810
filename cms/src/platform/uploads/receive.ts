import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import { flush } from '../storage/flush';
import { inspect } from './inspect';
import { rejectedUpload } from './rejected';
import type { UploadRequest } from './request';
import { safeName } from './safe-name';
import { pathOf, uploadFolder, uploadStore } from './store';
import { addUpload, type Upload } from './uploads';

/**
 * Takes a file in as it comes: onto the disk, never into memory. What is too large, of another type or cut off leaves
 * nothing behind.
 * @throws the error response for a file that is not taken
 */
export async function receive(
  strapi: Core.Strapi,
  request: UploadRequest,
  body: Readable,
  length: number | undefined,
): Promise<Upload> {
  if (length !== undefined && length > request.maxBytes) throw rejectedUpload('too-large');
  const id = randomBytes(24).toString('base64url');
  await mkdir(uploadFolder(strapi), { recursive: true, mode: 0o700 });
  const file = pathOf(strapi, id);
  try {
    await pipeline(body, atMost(request.maxBytes), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    if ((await stat(file)).size === 0) throw rejectedUpload('empty');
    const type = await inspect(file, request.types);
    await flushWithName(file);
    const { size: bytes } = await stat(file);
    await (await uploadStore(strapi)).store(id);
    const { form, field, name } = request;
    return await addUpload(strapi, { id, form, field, name: safeName(name, `.${type}`), type, bytes });
  } catch (error) {
    await rm(file, { force: true });
    throw isCutOff(error) ? rejectedUpload('cut-off') : error;
  }
}

const cutOffCodes = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'HPE_INVALID_EOF_STATE'];

function isCutOff(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return cutOffCodes.some((known) => known === code);
}

function atMost(maxBytes: number): Transform {
  let count = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      if (count > maxBytes) done(rejectedUpload('too-large'));
      else done(null, chunk);
    },
  });
}

/** Flushes the file, and its name in the folder: an acknowledged upload is on the disk. */
async function flushWithName(file: string): Promise<void> {
  for (const target of [file, path.dirname(file)]) await flush(target);
}
