import { createSecureServer } from 'node:http2';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Headers that are about one connection, which HTTP/2 has no use for. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'host', 'upgrade'];

/**
 * A front in HTTP/2 before the site, as a proxy would be. `how` says what it does with the page: `waitMs`
 * before it is there, and `hint`, how the browser is told what the page needs.
 */
export async function startFront({ site, page, certificate, key }) {
  const how = { waitMs: 0, hint: 'none' };
  const link = linksOf(await (await fetch(site + page, { headers: { cookie: 'locale=nl' } })).text());
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ cert: certificate, key });
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => undefined);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    answer(stream, headers).catch(() => stream.close());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function answer(stream, headers) {
    const path = headers[':path'];
    const isPage = path === page;
    if (isPage && how.hint === 'early') stream.additionalHeaders({ ':status': 103, link });
    if (isPage) await pause(how.waitMs);
    const response = await ask(headers[':method'], path, headers);
    const sent = plain(response.headers);
    if (isPage && how.hint === 'link') sent.link = link;
    stream.respond({ ...sent, ':status': response.statusCode });
    response.pipe(stream);
  }

  function ask(method, path, headers) {
    return new Promise((resolve, reject) => {
      request(site + path, { agent, method, headers: plain(headers) }, resolve)
        .on('error', reject)
        .end();
    });
  }

  return {
    how,
    port: server.address().port,
    close: () => {
      agent.destroy();
      for (const session of sessions) session.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function plain(headers) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !connectionHeaders.includes(name)),
  );
}

/** Styles, fonts and scripts in the head of a page, as the header `Link` names them. */
function linksOf(html) {
  const tags = [...html.matchAll(/<link [^>]*>/g)].map(([tag]) => tag);
  const links = tags.flatMap((tag) => {
    const href = /href="(\/assets\/[^"]+)"/.exec(tag)?.[1];
    if (!href) return [];
    if (tag.includes('rel="stylesheet"')) return [`<${href}>; rel=preload; as=style`];
    if (tag.includes('as="font"')) return [`<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`];
    return tag.includes('rel="modulepreload"') ? [`<${href}>; rel=modulepreload`] : [];
  });
  return [...new Set(links)].join(', ');
}
