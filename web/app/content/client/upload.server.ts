import { circuitTo } from '../../../http-client/circuit';
import { callHttp } from '../../../http-client/http-client';
import { environment } from '../../environment.server';
import type { PictureFile } from '../types/fields/picture';

/** Milliseconds that a file of the media library may take. */
const fetchTimeoutMs = 3000;
/** Larger files are not pictures for a page, in bytes. */
const maxFileBytes = 25 * 1024 * 1024;

/** The bytes of a picture in the media library, or null when they cannot be had. */
export async function readUpload({ url }: PictureFile): Promise<Buffer | null> {
  try {
    const { status, body } = await callHttp(new URL(url, environment.contentUrl), {
      timeoutMs: fetchTimeoutMs,
      maxBytes: maxFileBytes,
      circuit: circuitTo(environment.contentUrl),
    });
    return status === 200 ? body : null;
  } catch {
    return null;
  }
}
