/**
 * A process that holds what the peers show and gives it to them, so that what is measured is never the speed of the content
 * backend. Started with a folder and a port: `/cards` is its file `cards.json`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [folder, port] = process.argv.slice(2);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const answers = new Map(files.map((name) => [`/${name.slice(0, -5)}`, readFileSync(join(folder, name))]));
createServer((request, response) => {
  const answer = answers.get(request.url);
  if (!answer) return response.writeHead(404).end();
  const headers = { 'content-type': 'application/json', 'content-length': answer.length };
  response.writeHead(200, headers).end(answer);
}).listen(Number(port), '127.0.0.1');
