/**
 * The tree of one of our pages, rendered and nothing else: React Router makes its data ready once, and every request renders the
 * built page with it. No content backend, no loader, no markup that is kept, no data written for the browser, no policy, no
 * compression. Started with the environment of the site, the path of the page, and a port.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { ROOT } from '../scripts/packages.mjs';

const [path, port] = process.argv.slice(2);
const { createRequestHandler } = createRequire(join(ROOT, 'web', 'package.json'))('react-router');

/** The built pages have a name of their own in every build. */
async function loadPages() {
  const folder = join(ROOT, 'web', 'build', 'server');
  const [, file] =
    /import\("\.\/(assets\/server-build-[^"]+)"\)/.exec(readFileSync(join(folder, 'index.js'), 'utf8')) ?? [];
  if (!file) throw new Error('The built site has no pages where the benchmark looks for them.');
  return import(join(folder, file));
}

const pages = await loadPages();
const render = pages.entry.module.default;
const address = `http://localhost${path}`;
const request = new Request(address, { headers: { cookie: 'locale=nl' } });
/** For a preview no markup is kept: React draws all of it. */
const preview = new Request(`${address}?voorbeeld=x`, { headers: { cookie: 'locale=nl' } });

/** What our own entry is given to render, once. */
const ready = await new Promise((resolve, reject) => {
  const take = (_request, status, _headers, context, given) => {
    if (status === 200) resolve({ context: { ...context, serverHandoffStream: undefined }, given });
    else reject(new Error(`The page answers ${status}`));
    return new Response('');
  };
  const entry = { ...pages.entry, module: { ...pages.entry.module, default: take } };
  createRequestHandler({ ...pages, entry }, 'production')(request).catch(reject);
});

createServer(async (_, response) => {
  const { body } = await render(preview, 200, new Headers(), ready.context, ready.given);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  for await (const chunk of body) response.write(chunk);
  response.end();
}).listen(Number(port), '127.0.0.1');
