import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { circuitTo } from '../../http-client/circuit';
import { callHttp, NoAnswer } from '../../http-client/http-client';
import { BodyTooLong } from '../../http-client/read-bytes';
import { BackendDown } from '../proxy/forward';
import { requestIdHeader } from '../log/request-context';
import { createSlots } from '../../caching/slots';
import { createPictureProcess, type ResizeOrder } from '../../pictures/picture-process';

export type PictureFormat = ResizeOrder['format'];
export interface PictureRequest {
  width: number;
  name: string;
  format: PictureFormat;
}
/** A resized picture on disk, or the bytes of one that is not stored. */
export type Picture =
  { file: string; contentType: string } | { file: null; bytes: Uint8Array; contentType: string };

export interface PictureMaker {
  make(request: PictureRequest): Promise<Picture>;
}

export class PictureMissing extends Error {}
export class PictureMoved extends Error {
  constructor(override readonly name: string) {
    super(name);
  }
}
export class PictureBusy extends Error {}

/** Encodes at once: one processor is left for the pages, which would time out beside a fair full of new pictures. */
const maxEncoding = Math.max(1, availableParallelism() - 1);
const maxWaiting = 400;
const maxSourceBytes = 40 * 1024 * 1024;
const fetchTimeoutMs = 15_000;
const movedTo = /^\/uploads\/([\w-][\w.-]*)$/;
const untouched = new Set(['image/svg+xml', 'image/gif', 'image/apng']);

export function createPictureMaker(
  origin: URL,
  folder: string,
  createProcess = () => createPictureProcess(),
): PictureMaker {
  const slots = createSlots(maxEncoding, maxWaiting, () => new PictureBusy());
  const inFlight = new Map<string, Promise<Picture>>();
  const idle = Array.from({ length: maxEncoding }, createProcess);

  /** The picture at that width; null when it cannot be read. */
  async function resize(order: Omit<ResizeOrder, 'task'>): Promise<Uint8Array | null> {
    const process = idle.pop();
    if (!process) throw new PictureBusy();
    try {
      return await process.run({ task: 'resize', ...order });
    } catch (error) {
      console.error(`picture: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    } finally {
      idle.push(process);
    }
  }

  async function produce({ width, name, format }: PictureRequest, file: string): Promise<Picture> {
    const contentType = `image/${format}`;
    if (await exists(file)) return { file, contentType };
    return slots(async () => {
      const source = await fetchSource(origin, name);
      if (untouched.has(source.contentType)) return { file: null, ...source };
      const bytes = await resize({ source: source.bytes, width, format });
      // A file that cannot be decoded here may still be one the visitor's browser knows.
      if (bytes === null) return { file: null, ...source };
      return (await saveFile(file, bytes)) ? { file, contentType } : { file: null, bytes, contentType };
    });
  }

  return {
    make(request) {
      const file = join(folder, String(request.width), `${request.name}.${request.format}`);
      const busy = inFlight.get(file);
      if (busy) return busy;
      const promise = produce(request, file).finally(() => inFlight.delete(file));
      inFlight.set(file, promise);
      return promise;
    },
  };
}

async function fetchSource(origin: URL, name: string): Promise<{ bytes: Buffer; contentType: string }> {
  const url = new URL(`/uploads/${name}`, origin);
  let response;
  try {
    response = await callHttp(url, {
      timeoutMs: fetchTimeoutMs,
      maxBytes: maxSourceBytes,
      redirect: 'manual',
      headers: requestIdHeader(),
      circuit: circuitTo(origin),
    });
  } catch (cause) {
    if (cause instanceof NoAnswer && cause.cause instanceof BodyTooLong) throw new PictureMissing(name);
    throw new BackendDown(`GET ${url.href}`, { cause });
  }
  const { status, headers, body: bytes } = response;
  const moved = movedTo.exec(headers.get('location') ?? '')?.[1];
  if (status === 302 && moved !== undefined) throw new PictureMoved(moved);
  if (status >= 500) throw new BackendDown(`GET ${url.href} answered ${status}`);
  const contentType = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (status !== 200 || !contentType.startsWith('image/')) throw new PictureMissing(name);
  return { bytes, contentType };
}

/** Writes beside and renames, so that nobody ever reads half a picture; false when the disk does not take it. */
async function saveFile(file: string, bytes: Uint8Array): Promise<boolean> {
  const temporaryFile = `${file}.${randomUUID()}.part`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(temporaryFile, bytes);
    await rename(temporaryFile, file);
    return true;
  } catch (error) {
    console.error(`picture: cannot be stored: ${error instanceof Error ? error.message : String(error)}`);
    await rm(temporaryFile, { force: true }).catch(() => undefined);
    return false;
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
