/**
 * Stands in front of the content backend and gives what it answered before from memory, so that what is measured is the
 * site and not the backend. Started with the backend's address and a port.
 */
import { createServer } from 'node:http';

const [backend, port] = process.argv.slice(2);
const heard = new Map();

async function ask(path) {
  const response = await fetch(backend + path);
  const headers = { 'content-type': response.headers.get('content-type') ?? 'application/json' };
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

createServer(async (request, response) => {
  if (request.method !== 'GET') return response.writeHead(405).end();
  try {
    const answer = heard.get(request.url) ?? (await ask(request.url));
    if (answer.status < 500) heard.set(request.url, answer);
    response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length });
    response.end(answer.body);
  } catch {
    response.writeHead(502).end();
  }
}).listen(Number(port), '127.0.0.1');
