/**
 * Stands in front of the content backend and gives what it answered before from memory, so that what is measured is the
 * site and not the backend. Started with the backend's URL and a port.
 */
import { createServer } from 'node:http';

const [backend, port] = process.argv.slice(2);
const responses = new Map();

async function ask(path) {
  const response = await fetch(backend + path);
  const headers = { 'content-type': response.headers.get('content-type') ?? 'application/json' };
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** The long poll for changes has to come from the backend itself. */
const feed = '/api/purges';

async function askFeed(request, response) {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const { host: _, connection: __, ...headers } = request.headers;
  const { status, body } = await fetch(backend + request.url, { headers, signal: gone.signal });
  response.writeHead(status, { 'content-type': 'application/json' });
  for await (const chunk of body ?? []) response.write(chunk);
  response.end();
}

createServer(async (request, response) => {
  if (request.method !== 'GET') return response.writeHead(405).end();
  try {
    if (request.url.startsWith(feed)) return await askFeed(request, response);
    const stored = responses.get(request.url) ?? (await ask(request.url));
    if (stored.status < 500) responses.set(request.url, stored);
    response.writeHead(stored.status, { ...stored.headers, 'content-length': stored.body.length });
    response.end(stored.body);
  } catch {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  }
}).listen(Number(port), '127.0.0.1');
