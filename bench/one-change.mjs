import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '../scripts/ports.mjs';
import { StopWithLine } from '../scripts/steps.mjs';
import { startSite } from './fair.mjs';
import { signInEditor } from './mix/editor.mjs';
import { startProxy } from './proxy.mjs';

const pollMs = 20;
const unseenMs = 30_000;
/** The site is done with a change when it used less processor time than this in so long. */
const quietMs = 1500;
const quietSeconds = 0.03;

/**
 * Changes one thing of each kind at a fair whose pages are all cached, and measures what that costs.
 * @param {{ env: Record<string, string | undefined>, contentUrl: string, backend: object }} fair
 * @returns {Promise<object[]>} a row for each kind: pages whose content differs, pages that were rendered, milliseconds of
 *   processor time of the site and of the content backend, and milliseconds until its own page shows it through nginx
 */
export async function measureOneChange(fair, folder, { root, times = 3 } = {}) {
  const metrics = await freePort();
  const env = { ...fair.env, METRICS_PORT: String(metrics), PAGES_PER_SECOND: '0' };
  const { site, measured } = await startSite({ name: 'one change', env, path: '/', root });
  const front = await startProxy(folder, 'change', ({ port }) => asDeployed(port, site));
  const rendered = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    const [, count] = /^beursvloer_page_render_seconds_count\S* (\d+)/m.exec(text) ?? [];
    if (count === undefined) throw new StopWithLine('The site does not say how many pages it rendered.');
    return Number(count);
  };
  const settled = async () => {
    for (let last = -Infinity, now = 0; now - last > quietSeconds;) {
      last = measured.cpuSeconds();
      await pause(quietMs);
      now = measured.cpuSeconds();
    }
  };
  const paths = [...(await pathsOf(site)), '/sitemap.xml'];
  const readAll = async () => {
    const bodies = new Map();
    for (const path of paths) bodies.set(path, await textAt(site, path));
    return bodies;
  };
  const cpuMs = async (work) => {
    const before = [measured.cpuSeconds(), fair.backend.cpuSeconds()];
    await work();
    return [measured.cpuSeconds() - before[0], fair.backend.cpuSeconds() - before[1]].map((s) => s * 1000);
  };

  await readAll();
  await settled();
  const editor = await signInEditor(fair);
  const rows = [];
  for (const kind of await kindsOf(editor)) {
    const found = [];
    for (let number = 0; number < times; number += 1) {
      const before = await readAll();
      await settled();
      const start = await rendered();
      let seenMs = null;
      const spent = await cpuMs(async () => {
        const { path, mark } = await kind.change(number);
        seenMs = await seen(front.url, path, mark);
        await settled();
      });
      // Everything that differs was asked for then.
      const after = await readAll();
      await settled();
      const differing = paths.filter((path) => before.get(path) !== after.get(path)).length;
      found.push({ differing, rendered: (await rendered()) - start, spent, seenMs });
    }
    const median = (valueOf) => found.map(valueOf).sort((a, b) => a - b)[Math.floor(found.length / 2)];
    rows.push({
      change: kind.name,
      pages: paths.length,
      differ: median(({ differing }) => differing),
      rendered: median(({ rendered: count }) => count),
      'site ms': Math.round(median(({ spent }) => spent[0])),
      'content backend ms': Math.round(median(({ spent }) => spent[1])),
      'seen after ms': Math.round(median(({ seenMs }) => seenMs ?? Infinity)),
    });
    console.table([rows.at(-1)]);
  }
  await front.measured.stop();
  await measured.stop();
  return rows;
}

/** What passes requests on in deploy/nginx: the site is the cache. */
function asDeployed(port, site) {
  const { host } = new URL(site);
  return `  gzip off;
  proxy_cache off;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host ${host};
  proxy_set_header X-Forwarded-For $remote_addr;
  upstream site { server ${host.replace('localhost', '127.0.0.1')} max_fails=0; keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://site; }
  }
`;
}

async function kindsOf(editor) {
  const [exhibitors, sessions, articles, questions] = await Promise.all(
    ['exhibitor', 'session', 'news-article', 'faq-question'].map((type) => editor.documents(type)),
  );
  const stands = await editor.documents('stand');
  const free = stands.filter((stand) => stand.exhibitors.count === 0);
  const mark = (number) => `Aardbei ${number} ${Date.now()}`;
  const exhibitorAt = ({ publicId, slug }) => `/standhouders/${publicId}/${slug}`;
  const sessionAt = ({ publicId }) => `/programma/${publicId}`;
  const kind = (name, type, documents, pathOf, fieldsOf) => ({
    name,
    async change(number) {
      const document = documents[3 + number];
      const { fields, shown } = fieldsOf(document, number);
      await editor.publish(type, document.documentId, fields);
      return { path: pathOf(document), mark: shown };
    },
  });
  return [
    kind('website of an exhibitor', 'exhibitor', exhibitors, exhibitorAt, (_one, number) => {
      const shown = `aardbei-${number}-${Date.now()}.nl`;
      return { fields: { website: `https://${shown}` }, shown };
    }),
    kind('summary of an exhibitor', 'exhibitor', exhibitors, exhibitorAt, (_one, number) => {
      const shown = mark(number);
      return { fields: { summary: `${shown}: de maten staan op de stand.` }, shown };
    }),
    kind('name of an exhibitor', 'exhibitor', exhibitors, exhibitorAt, (_one, number) => {
      const shown = mark(number);
      return { fields: { name: shown }, shown };
    }),
    {
      name: 'stand of an exhibitor',
      async change(number) {
        const document = exhibitors[3 + number];
        const { id, documentId, code } = free[number];
        await editor.publish('exhibitor', document.documentId, {
          stands: { disconnect: await editor.standsOf(document.documentId), connect: [{ id, documentId }] },
        });
        return { path: exhibitorAt(document), mark: code };
      },
    },
    kind('title of a session', 'session', sessions, sessionAt, (_one, number) => {
      const shown = mark(number);
      return { fields: { title: shown }, shown };
    }),
    kind('time of a session', 'session', sessions, sessionAt, (one, number) => {
      const [hours, minutes] = one.endTime.split(':').map(Number);
      const end = hours * 60 + minutes - 1 - number;
      const text = `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
      return { fields: { endTime: `${text}:00.000` }, shown: text.replace(':', '.') };
    }),
    {
      name: 'a news article published',
      async change(number) {
        const title = mark(number);
        const made = await editor.create('news-article', {
          title,
          date: articles[0].date,
          intro: 'Over aardbeien.',
        });
        return { path: `/nieuws/${made.publicId}/${made.slug}`, mark: title };
      },
    },
    kind(
      'a typing error in the FAQ',
      'faq-question',
      questions,
      () => '/faq',
      (_one, number) => {
        const shown = mark(number);
        return { fields: { question: `${shown}?` }, shown };
      },
    ),
  ];
}

/** The pages of the sitemap, in all languages. */
async function pathsOf(site) {
  const text = await textAt(site, '/sitemap.xml');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => new URL(location).pathname);
}

async function textAt(site, path) {
  const response = await fetch(site + path, { redirect: 'manual' });
  return response.text();
}

async function seen(site, path, mark) {
  const published = performance.now();
  while (performance.now() - published < unseenMs) {
    if ((await textAt(site, path)).includes(mark)) return performance.now() - published;
    await pause(pollMs);
  }
  return null;
}
