import { environment } from '../environment.server';
import type { PictureFile } from './picture';

/** Milliseconds that a file of the media library may take. */
const patience = 3000;
/** Larger files are not pictures for a page, in bytes. */
const largest = 25 * 1024 * 1024;

/** The bytes of a picture in the media library, or null when they cannot be had. */
export async function readUpload({ url }: PictureFile): Promise<Buffer | null> {
  try {
    const response = await fetch(new URL(url, environment.contentUrl), {
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok && Number(response.headers.get('content-length') ?? 0) <= largest)
      return Buffer.from(await response.arrayBuffer());
    await response.body?.cancel();
    return null;
  } catch {
    return null;
  }
}
