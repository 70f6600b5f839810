import { getFetchClient, isFetchError } from '@strapi/strapi/admin';
import { storableName } from './storable-name';
import { leftOutTexts, uploadTexts } from './texts';

export interface StoredPicture {
  id: number;
  name: string;
  url: string;
  width: number | null;
  height: number | null;
  mime: string;
  alternativeText: string | null;
  formats: { thumbnail?: { url: string } } | null;
}

/**
 * Stores a picture in the media library.
 * @throws {UploadError} with a message in Dutch when the server refuses or does not answer
 */
export async function uploadPicture(file: File): Promise<StoredPicture> {
  const name = storableName(file.name);
  const body = new FormData();
  body.append('files', file, name);
  body.append('fileInfo', JSON.stringify({ name, alternativeText: null, caption: null, folder: null }));
  try {
    const { data } = await getFetchClient().post<StoredPicture[]>('/upload', body);
    const [stored] = data;
    if (!stored) throw new UploadError(uploadTexts.failed, true);
    if (!stored.mime.startsWith('image/')) {
      // The library takes documents too, and names lie.
      await getFetchClient()
        .del(`/upload/files/${stored.id}`)
        .catch(() => undefined);
      throw new UploadError(leftOutTexts.noPicture, false);
    }
    return stored;
  } catch (error) {
    if (error instanceof UploadError) throw error;
    throw new UploadError(messageOf(error), mayRetry(error));
  }
}

/** The message says in Dutch why a picture is not stored. */
export class UploadError extends Error {
  override name = 'UploadError';

  constructor(
    message: string,
    /** The same picture may be stored another time. */
    readonly mayRetry: boolean,
  ) {
    super(message);
  }
}

/** Other responses from 400 are about the picture or the sender. */
const passing = new Set([401, 408, 429]);

const mayRetry = (error: unknown): boolean =>
  !isFetchError(error) || error.status === undefined || error.status >= 500 || passing.has(error.status);

/** Every response of the admin's server is in Dutch; a proxy before it sends no error of that form. */
function messageOf(error: unknown): string {
  if (!isFetchError(error)) return error instanceof TypeError ? uploadTexts.unreachable : uploadTexts.failed;
  return error.response?.data.error.message ?? uploadTexts.failed;
}
