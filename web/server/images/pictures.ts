import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import {
  methodNotAllowed,
  notFound,
  sendErrorPage,
  unavailable,
  type ErrorResponse,
} from '../http/error-responses';
import { BackendDown } from '../proxy/forward';
import type { Target } from '../http/limits';
import {
  PictureBusy,
  PictureMissing,
  PictureMoved,
  type PictureFormat,
  type PictureMaker,
} from './picture-maker';
import { fileHeaders, movedCaching } from '../proxy/uploads';
import { pictureErrors } from './texts';

/** The widths that pages ask for. Any other width would let a visitor fill the disk. */
const widths = [160, 320, 480, 640, 960, 1280, 1600, 1920];

const picturePath = /^\/beeld\/(\d{1,5})\/([\w-][\w.-]*)\.(avif|webp)$/;

const wrongWidth: ErrorResponse = { status: 400, ...pictureErrors.wrongWidth(widths) };

function readPicturePath(
  path: string,
): { width: number; name: string; format: PictureFormat } | { errorResponse: ErrorResponse } {
  const [, digits, name, format] = picturePath.exec(path) ?? [];
  if (name === undefined || (format !== 'avif' && format !== 'webp')) return { errorResponse: notFound };
  const width = Number(digits);
  return widths.includes(width) ? { width, name, format } : { errorResponse: wrongWidth };
}

/** `/beeld/{width}/{file}.{format}`: a file of the media library at that width and in that format. */
export async function answerPicture(
  req: IncomingMessage,
  res: ServerResponse,
  { path }: Target,
  maker: PictureMaker,
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD')
    return sendErrorPage(req, res, methodNotAllowed(['GET', 'HEAD']));
  const asked = readPicturePath(path);
  if ('errorResponse' in asked) return sendErrorPage(req, res, asked.errorResponse);
  try {
    const picture = await maker.make(asked);
    if (picture.file !== null) await sendFile(req, res, picture.file, picture.contentType);
    else send(req, res, picture.bytes, picture.contentType);
  } catch (error) {
    if (error instanceof PictureMoved) {
      const location = `/beeld/${asked.width}/${error.name}.${asked.format}`;
      res.writeHead(302, { Location: location, 'Cache-Control': movedCaching }).end();
      return;
    }
    if (error instanceof PictureMissing) return sendErrorPage(req, res, notFound);
    if (error instanceof BackendDown || error instanceof PictureBusy)
      return sendErrorPage(req, res, unavailable);
    throw error;
  }
}

async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: string,
  contentType: string,
): Promise<void> {
  const { size, mtimeMs } = await stat(file);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers = { ...fileHeaders(contentType), ETag: etag };
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304, headers).end();
    return;
  }
  res.writeHead(200, { ...headers, 'Content-Type': contentType, 'Content-Length': size });
  if (req.method === 'HEAD') res.end();
  else await pipeline(createReadStream(file), res).catch(() => res.destroy());
}

function send(req: IncomingMessage, res: ServerResponse, bytes: Uint8Array, contentType: string): void {
  const headers = {
    ...fileHeaders(contentType),
    'Content-Type': contentType,
    'Content-Length': bytes.length,
  };
  res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : bytes);
}
