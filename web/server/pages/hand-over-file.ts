import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { requestIdHeader } from '../log/request-context';

export interface IncomingFile {
  form: string;
  field: string;
  name: string;
  maxBytes: number;
  types: readonly string[];
}

export interface FileField extends Pick<IncomingFile, 'form' | 'maxBytes' | 'types'> {
  maxFiles: number;
}

/** Finds a field for files by the page's route and the content. Null for any other field. */
export type FindFileField = (path: string, form: string, field: string) => Promise<FileField | null>;

export type HandedOver =
  { id: string; name: string; type: string; bytes: number } | { fault: string; name: string };

export type HandOverFile = (file: IncomingFile, bytes: Readable) => Promise<HandedOver>;

/** How long the content backend may be silent: it writes pictures again. */
const timeoutMs = 60_000;
/** An answer is a line of JSON. */
const maxAnswerBytes = 16 * 1024;

export interface ContentBackend {
  contentUrl: URL;
  contentPrefix: string;
  /** The secret that both programs share; without one no files are taken. */
  purgeSecret: string | null;
}

/** Hands files of one visitor over to the content backend: cms/src/platform/uploads. */
export function createHandOver(backend: ContentBackend, ip: string): HandOverFile {
  return async ({ maxBytes, types, ...file }, bytes) => {
    const query = new URLSearchParams({
      ...file,
      name: file.name.slice(0, 1000),
      maxBytes: String(maxBytes),
      types: types.join(','),
    });
    const url = uploadsUrl(backend, '', query);
    // Counted here as well: the answer of a backend that stops reading can get lost.
    let count = 0;
    const tooLarge = new AbortController();
    bytes.on('data', (chunk: Buffer) => {
      count += chunk.length;
      if (count > maxBytes) tooLarge.abort();
    });
    try {
      if (bytes.destroyed) throw new Error('the file broke off');
      const headers = { 'Content-Type': 'application/octet-stream', ...headersOf(backend, ip) };
      const answer = await send(url, bytes, tooLarge.signal, headers);
      return uploadIn(answer) ?? { fault: faultIn(answer) ?? 'unavailable', name: file.name };
    } catch {
      return { fault: tooLarge.signal.aborted ? 'too-large' : 'unavailable', name: file.name };
    } finally {
      bytes.unpipe();
      // The form goes on after a file that was not taken.
      bytes.resume();
    }
  };
}

/**
 * Deletes a file that was handed over, when its visitor takes it back before the form is sent.
 * @returns false when there is no such file for this field
 * @throws when the content backend could not be asked
 */
export async function takeFileBack(
  backend: ContentBackend,
  ip: string,
  { id, form, field }: { id: string; form: string; field: string },
): Promise<boolean> {
  // Without one the URL would be that of all files.
  if (id === '') return false;
  const url = uploadsUrl(backend, `/${encodeURIComponent(id)}`, new URLSearchParams({ form, field }));
  const response = await fetch(url, {
    method: 'DELETE',
    headers: headersOf(backend, ip),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.status >= 500) throw new Error(`A file could not be taken back: ${response.status}`);
  return response.ok;
}

function uploadsUrl({ contentUrl, contentPrefix }: ContentBackend, id: string, query: URLSearchParams): URL {
  return new URL(`${contentPrefix}/form-uploads${id}?${query.toString()}`, contentUrl);
}

const headersOf = ({ purgeSecret }: ContentBackend, ip: string): Record<string, string> => ({
  'X-Beursvloer-Uploads': purgeSecret ?? '',
  'X-Forwarded-For': ip,
  ...requestIdHeader(),
});

/** Sends the bytes as they come, and reads the answer, which may come before the backend has read everything. */
async function send(
  url: URL,
  bytes: Readable,
  signal: AbortSignal,
  headers: Record<string, string>,
): Promise<unknown> {
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    method: 'POST',
    headers,
    timeout: timeoutMs,
    signal,
  });
  request.on('timeout', () => request.destroy(new Error(`silent for ${timeoutMs} ms`)));
  const response = new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
  });
  // Not a pipeline: that would destroy the file's stream with the request, and the rest of the form has to come past it.
  bytes.pipe(request);
  // A visitor who leaves cuts the file off, and so the request: the backend deletes what it has.
  const cutOff = () => request.destroy(new Error('the file broke off'));
  bytes.once('error', cutOff);
  bytes.once('close', () => {
    if (!bytes.readableEnded) cutOff();
  });
  const incoming = await response;
  let text = '';
  for await (const chunk of incoming) {
    text += String(chunk);
    if (text.length > maxAnswerBytes) throw new Error('the answer is too long');
  }
  return JSON.parse(text);
}

function uploadIn(answer: unknown): HandedOver | null {
  const found = objectAt(answer, 'data');
  if (!found || !('id' in found) || !('name' in found) || !('type' in found) || !('bytes' in found))
    return null;
  const { id, name, type, bytes } = found;
  const isUpload = typeof id === 'string' && typeof name === 'string' && typeof type === 'string';
  return isUpload && typeof bytes === 'number' ? { id, name, type, bytes } : null;
}

function faultIn(answer: unknown): string | null {
  const details = objectAt(objectAt(answer, 'error'), 'details');
  return details && 'fault' in details && typeof details.fault === 'string' ? details.fault : null;
}

function objectAt(value: unknown, key: string): object | null {
  if (typeof value !== 'object' || value === null || !(key in value)) return null;
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'object' ? found : null;
}
