import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { methodNotAllowed, notFound, refuse, unavailable } from './answers';
import { filePolicy } from './content-policy';
import type { ServerEnvironment } from './environment';
import { BackendDown, forward } from './forward';
import type { Target } from './limits';

/** The media library keeps all files in one folder, under names it makes of letters, digits, `_`, `-` and dots. */
const filePath = /^\/uploads\/([\w-][\w.-]*)$/;

/** Downloads that keep their type; any other is a row of bytes, so that no page can take it for a script or a style. */
const harmless = /^(?:audio\/[\w.+-]+|application\/(?:pdf|zip|vnd\.[\w.+-]+))$/;

/**
 * A file of the media library may be put there by an exhibitor, so it is never trusted to run: everything gets a policy
 * without script and a sandbox, what is not a picture or a video is a download.
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

/** The name of the file a path under `/uploads` asks for, or null when no file can be called that. */
function uploadName(path: string): string | null {
  return filePath.exec(path)?.[1] ?? null;
}

/** Passes a file of the media library through. */
export async function answerUpload(
  req: IncomingMessage,
  res: ServerResponse,
  { path }: Target,
  { contentUrl }: ServerEnvironment,
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD')
    return refuse(req, res, methodNotAllowed(['GET', 'HEAD']));
  const name = uploadName(path);
  if (name === null) return refuse(req, res, notFound);
  try {
    await forward(req, res, {
      origin: contentUrl,
      path: `/uploads/${name}`,
      bodyLimit: 0,
      patience: 30_000,
      answerHeaders: (status, received: IncomingHttpHeaders) =>
        status < 400 ? fileHeaders(received['content-type']) : { 'Cache-Control': 'no-store' },
    });
  } catch (error) {
    if (!(error instanceof BackendDown)) throw error;
    refuse(req, res, unavailable);
  }
}
