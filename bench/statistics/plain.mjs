import { open } from 'node:fs/promises';
import { createServer } from 'node:http';

/**
 * The plainest way to store events: each batch is appended to a file and synced by itself.
 * `node plain.mjs PORT FILE`
 */
const [port, path] = process.argv.slice(2);
const file = await open(path, 'a');

createServer((req, res) => {
  if (req.method !== 'POST') return void res.end('ready');
  const chunks = [];
  req.on('data', (chunk) => chunks.push(chunk));
  req.on('end', () => {
    const { data } = JSON.parse(Buffer.concat(chunks).toString());
    file
      .appendFile(`${JSON.stringify(data.events)}\n`)
      .then(() => file.datasync())
      .then(
        () => res.writeHead(204).end(),
        () => res.writeHead(503).end(),
      );
  });
}).listen(Number(port), '127.0.0.1');
