import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { circuitTo, type CircuitCall } from '../../http-client/circuit';
import { BodyTooLarge, limitBody } from '../http/body-limit';
import { closingHeaders } from '../http/linger';
import { requestIdHeader } from '../log/request-context';

/** Only these of a visitor's headers reach the backend; so no hop-by-hop header, Host, Cookie or Authorization does. */
const requestHeaders = [
  ...['accept', 'accept-language', 'content-type', 'content-length', 'user-agent'],
  ...['range', 'if-range', 'if-none-match', 'if-modified-since'],
];
/** Only these of the backend's headers reach a visitor. */
const responseHeaders = [
  ...['content-type', 'content-length', 'content-encoding', 'content-range', 'accept-ranges'],
  ...['etag', 'last-modified', 'location', 'retry-after', 'vary'],
];

export interface Forwarding {
  origin: URL;
  path: string;
  headers?: Record<string, string>;
  maxBodyBytes: number;
  /** How long the backend may be silent. */
  timeoutMs: number;
  answerHeaders: (status: number, received: IncomingHttpHeaders) => Record<string, string | string[]>;
  /** Answers by itself, given the backend's status and headers; false leaves it to the backend. */
  instead?: (status: number, received: IncomingHttpHeaders) => boolean;
  rewrite?: (status: number, body: Buffer) => string | Buffer;
}

const maxRewrittenBytes = 1024 * 1024;

/** The backend could not be reached or fell silent, before a byte of its response went out. */
export class BackendDown extends Error {}

const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
};

/**
 * Passes one request on and streams the response back. Throws BackendDown or BodyTooLarge while the visitor has got
 * nothing yet; a connection that breaks later is cut, so that nobody takes half a response for a whole one.
 */
export async function forward(req: IncomingMessage, res: ServerResponse, to: Forwarding): Promise<void> {
  let incoming: IncomingMessage;
  try {
    incoming = await circuitTo(to.origin).run((line) => passOn(req, res, to, line));
  } catch (error) {
    if (error instanceof BodyTooLarge) throw error;
    throw new BackendDown(`${req.method} ${to.origin.origin}${to.path}`, { cause: error });
  }

  const status = incoming.statusCode ?? 502;
  const headers = {
    ...pick(incoming.headers, responseHeaders),
    ...to.answerHeaders(status, incoming.headers),
    ...closingHeaders(req, res),
  };
  if (to.instead?.(status, incoming.headers)) return void incoming.resume();
  if (to.rewrite) {
    const body = to.rewrite(status, await wholeOf(incoming, to.path));
    delete headers.etag;
    return void res.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
  }
  res.writeHead(status, headers);
  await pipeline(incoming, res).catch(() => res.destroy());
}

async function passOn(
  req: IncomingMessage,
  res: ServerResponse,
  { origin, path, headers, maxBodyBytes, timeoutMs }: Forwarding,
  line: CircuitCall,
): Promise<IncomingMessage> {
  const isSecure = origin.protocol === 'https:';
  const outgoing = (isSecure ? https : http).request(new URL(path, origin), {
    method: req.method,
    agent: isSecure ? agents['https:'] : agents['http:'],
    timeout: timeoutMs,
    headers: { ...pick(req.headers, requestHeaders), ...headers, ...requestIdHeader() },
  });
  outgoing.on('timeout', () => outgoing.destroy(new Error(`silent for ${timeoutMs} ms`)));
  line.signal.addEventListener('abort', () => outgoing.destroy(new Error('the backend is silent')));

  // The visitor left. Not once the response is in: its connection may already be serving somebody else.
  let complete = false;
  res.on('close', () => {
    if (!complete) outgoing.destroy();
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
  });
  // A backend may answer before it has read everything; a body that is too large ends the wait at once.
  // A visitor who sends a byte now and then must not make the backend look silent to everybody.
  const sent = line.sending();
  const incoming = await Promise.race([
    answered,
    pipeline(req, limitBody(maxBodyBytes), outgoing).then(() => {
      sent();
      return answered;
    }),
  ]);
  incoming.on('end', () => (complete = true));
  line.answered();
  return incoming;
}

async function wholeOf(incoming: IncomingMessage, path: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of incoming) {
      if (!Buffer.isBuffer(chunk)) continue;
      length += chunk.length;
      if (length > maxRewrittenBytes) throw new Error(`more than ${maxRewrittenBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new BackendDown(`the response to ${path} broke off`, { cause });
  }
  return Buffer.concat(chunks);
}

function pick(headers: IncomingHttpHeaders, names: string[]): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) found[name] = value;
  }
  return found;
}
