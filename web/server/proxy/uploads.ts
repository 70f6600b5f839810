import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { methodNotAllowed, notFound, sendErrorPage, unavailable } from '../http/error-responses';
import { filePolicy } from '../http/content-policy';
import type { ServerEnvironment } from '../environment';
import { BackendDown, forward } from './forward';
import type { Target } from '../http/limits';

/** The media library keeps all files in one folder, under names it makes of letters, digits, `_`, `-` and dots. */
const filePath = /^\/uploads\/([\w-][\w.-]*)$/;

/** Downloads that keep their type; any other is a row of bytes, so that no page can take it for a script or a style. */
const harmless = /^(?:audio\/[\w.+-]+|application\/(?:pdf|zip|vnd\.[\w.+-]+))$/;

/** For a redirect to the new version of a file, which may be replaced again. */
export const movedCaching = 'public, max-age=60';

/**
 * A file of the media library has a hash of its bytes in its name: a URL never gets other bytes. An exhibitor may
 * have put it there, so it is never trusted to run: everything gets a policy without script and a sandbox, what is not a
 * picture or a video is a download.
 */
export const fileHeaders = (contentType: string | undefined): Record<string, string> => {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const shown = type.startsWith('image/') || type.startsWith('video/');
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'same-site',
    ...(!shown && { 'Content-Disposition': 'attachment' }),
    ...(!shown && !harmless.test(type) && { 'content-type': 'application/octet-stream' }),
    'Content-Security-Policy': filePolicy,
  };
};

/** How what is no file is cached; null for a file, and for word that a copy of one is still good. */
function cachingOf(status: number): Record<string, string> | null {
  if (status >= 400) return { 'Cache-Control': 'no-store' };
  return status >= 300 && status !== 304 ? { 'Cache-Control': movedCaching } : null;
}

/** The name of the file a path under `/uploads` asks for, or null when no file can be called that. */
function uploadName(path: string): string | null {
  return filePath.exec(path)?.[1] ?? null;
}

export async function answerUpload(
  req: IncomingMessage,
  res: ServerResponse,
  { path }: Target,
  { contentUrl }: ServerEnvironment,
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD')
    return sendErrorPage(req, res, methodNotAllowed(['GET', 'HEAD']));
  const name = uploadName(path);
  if (name === null) return sendErrorPage(req, res, notFound);
  try {
    await forward(req, res, {
      origin: contentUrl,
      path: `/uploads/${name}`,
      maxBodyBytes: 0,
      timeoutMs: 30_000,
      answerHeaders: (status, received: IncomingHttpHeaders) =>
        cachingOf(status) ?? fileHeaders(received['content-type']),
    });
  } catch (error) {
    if (!(error instanceof BackendDown)) throw error;
    sendErrorPage(req, res, unavailable);
  }
}
