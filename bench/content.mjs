/**
 * A process that holds the exhibitors of the demo fair as 200 cards and gives them to the peers, so that what is measured
 * is never the speed of the content backend. Started with the file that holds them and a port.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const [file, port] = process.argv.slice(2);
const cards = await readFile(file);
createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': cards.length }).end(cards);
}).listen(Number(port), '127.0.0.1');
