import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { methodNotAllowed, sendErrorPage, retryAfterSeconds } from '../http/error-responses';
import {
  chooseEncoding,
  compressQuickly,
  createCompressor,
  isCompressible,
  quickEncodings,
} from '../http/compression';
import { framersIn } from '../http/content-policy';
import type { Target } from '../http/limits';
import type { HeldTokens } from '../proxy/sessions';
import type { PagePolicy } from '../security/page-policy';
import { setPolicy } from '../security/security-headers';
import type { RecordEvent } from '../statistics/statistics';

export interface Visit {
  /** Null for a page that is rendered for everybody. */
  ip: string | null;
  isRobot: boolean;
  requestId: string;
  tokens: HeldTokens;
  nonce: string | null;
  record?: RecordEvent;
  /** For a page that is cached: the digest of the data that the one which is there was drawn from. */
  lastData?: string | null;
}

export function visitOfAnybody(isRobot = false, requestId: string = randomUUID()): Omit<Visit, 'nonce'> {
  return { ip: null, isRobot, requestId, tokens: { access: null, refresh: null } };
}

export type RenderPage = (request: Request, visit: Visit) => Promise<Response>;

const methods = ['GET', 'HEAD', 'POST'];
const ours = new Set(['set-cookie', 'content-security-policy']);

export interface PageParts {
  site: URL;
  render: RenderPage;
  policy: PagePolicy;
  visit: Omit<Visit, 'nonce'>;
  form?: Buffer | null;
  /** The response carries a cookie that this visitor must get, so nobody else may. */
  private?: boolean;
}

/** Lets `render` answer a request, and ends its work when the visitor leaves. */
export async function answerPage(
  req: IncomingMessage,
  res: ServerResponse,
  { path, search }: Target,
  { site, render, policy, visit, form = null, private: isPrivate = false }: PageParts,
): Promise<void> {
  if (!methods.includes(req.method ?? '')) return sendErrorPage(req, res, methodNotAllowed(methods));

  const gone = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  const url = `${site.protocol}//${req.headers.host ?? site.host}${path}${search}`;
  const request = new Request(url, {
    method: req.method,
    headers: toHeaders(req),
    signal: gone.signal,
    ...(form && { body: new Uint8Array(form) }),
  });
  const nonce = makeNonce();
  const response = await render(request, { ...visit, nonce });
  if (gone.signal.aborted) return void response.body?.cancel();
  if (isPrivate) response.headers.set('Cache-Control', 'private, no-cache');
  if (isHtml(response.headers)) {
    // A page says who may frame it, and nothing else of its policy.
    const framers = framersIn(response.headers.get('content-security-policy'));
    setPolicy(res, policy([`'nonce-${nonce}'`], framers), framers.length > 0);
  }
  await sendPage(req, res, response);
}

export async function sendRendered(
  req: IncomingMessage,
  res: ServerResponse,
  response: Response,
): Promise<void> {
  const policy = response.headers.get('content-security-policy');
  if (policy !== null) setPolicy(res, policy, false);
  await sendPage(req, res, response);
}

export function makeNonce(): string {
  return randomBytes(16).toString('base64');
}

export function isHtml(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

async function sendPage(req: IncomingMessage, res: ServerResponse, response: Response): Promise<void> {
  const { status, headers, body } = response;
  for (const [name, value] of headers) {
    if (!ours.has(name)) res.setHeader(name, value);
  }
  // A response that caches may store is the same for everybody, so it carries nobody's cookie.
  if (headers.get('cache-control')?.includes('public')) res.removeHeader('Set-Cookie');
  for (const cookie of headers.getSetCookie()) res.appendHeader('Set-Cookie', cookie);
  if (headers.get('content-type') === 'text/html') res.setHeader('Content-Type', 'text/html; charset=utf-8');
  // A visitor's page may hold what is meant for that visitor only, until a route says otherwise.
  if (!headers.has('cache-control')) res.setHeader('Cache-Control', 'private, no-cache');
  if (status === 503) {
    res.setHeader('Cache-Control', 'no-store');
    if (!headers.has('retry-after')) res.setHeader('Retry-After', retryAfterSeconds);
  }

  const compressible = isCompressible(status, headers);
  const encoding = compressible ? chooseEncoding(req.headers['accept-encoding'], quickEncodings) : null;
  if (compressible) res.appendHeader('Vary', 'Accept-Encoding');
  if (encoding) {
    res.setHeader('Content-Encoding', encoding);
    res.removeHeader('Content-Length');
  }
  if (body === null || req.method === 'HEAD') {
    res.writeHead(status);
    await body?.cancel();
    res.end();
    return;
  }
  try {
    const { whole, parts } = await wholeOrChunks(body.getReader());
    if (whole) {
      const sent = encoding ? await compressQuickly(encoding, whole) : whole;
      res.setHeader('Content-Length', sent.length);
      res.writeHead(status).end(sent);
    } else {
      res.writeHead(status);
      await pipeline(parts, encoding ? createCompressor(encoding) : new PassThrough(), res);
    }
  } catch {
    // A page that breaks off halfway is cut, so that it is not taken for whole; the visitor leaving ends here too.
    res.destroy();
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function wholeOrChunks(
  reader: Reader,
): Promise<{ whole: Uint8Array; parts?: never } | { whole?: never; parts: AsyncGenerator<Uint8Array> }> {
  const first = await reader.read();
  if (first.done) return { whole: new Uint8Array() };
  const next = reader.read();
  const ended = await Promise.race([next.then(({ done }) => done), nextTurn(false)]);
  return ended ? { whole: first.value } : { parts: chunksFrom(reader, first.value, next) };
}

async function* chunksFrom(
  reader: Reader,
  first: Uint8Array,
  next: ReturnType<Reader['read']>,
): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let step = await next; !step.done; step = await reader.read()) yield step.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function toHeaders(req: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  return headers;
}
