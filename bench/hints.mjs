/**
 * Measures the gain of hints ahead of a page: `npm run hints`. It visits a page in Chromium over HTTP/2 and a
 * slow line, without hints, with a `Link` header, and with `103 Early Hints`, in turn; the tables have the
 * medians. Cached pages are sent at once; others are held back for as long as it takes to render them. SITE
 * is the URL of the site, VISITS the number of visits of each, PAGE the page.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureChromium, findChromium } from '../scripts/install/chromium.mjs';
import { run } from '../scripts/steps.mjs';
import { startFront } from './hints-front.mjs';
import { startSlowLine } from './slow-line.mjs';

// The tests of the site drive browsers already.
const { chromium } = createRequire(new URL('../web/package.json', import.meta.url))('playwright-core');

const { SITE, VISITS = '7', PAGE = '/standhouders' } = process.env;
if (!SITE) throw new Error('Say where the site runs, for example SITE=http://localhost:3000');

/** How long until there is a page: from the cache, rendered on demand, with a slow content backend. */
const waitsMs = { cached: 0, rendered: 20, slow: 400 };
const hintKinds = ['none', 'link', 'early'];
/** A phone in a full hall: what Lighthouse calls slow 4G. */
const phoneLine = { delayMs: 75, bytesPerSecond: 200_000 };

const folder = await mkdtemp(join(tmpdir(), 'beursvloer-hints-'));
const { certificate, key, trusted } = await makeCertificate();
const front = await startFront({ site: SITE, page: PAGE, certificate, key });
const line = await startSlowLine(front.port, phoneLine);
await ensureChromium();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--ignore-certificate-errors-spki-list=${trusted}`],
});
try {
  for (const [kind, waitMs] of Object.entries(waitsMs)) {
    const visits = Object.fromEntries(hintKinds.map((hint) => [hint, []]));
    for (let count = 0; count < Number(VISITS); count += 1)
      for (const hint of hintKinds) {
        Object.assign(front.how, { hint, waitMs });
        visits[hint].push(await visit());
      }
    console.log(`\n${PAGE}, ${kind} (${waitMs} ms)`);
    console.table(Object.fromEntries(hintKinds.map((hint) => [hint, mediansOf(visits[hint])])));
  }
  console.log(`Medians of ${VISITS}; load of the machine now ${loadavg()[0].toFixed(1)}.`);
} finally {
  await browser.close();
  await line.close();
  await front.close();
  await rm(folder, { recursive: true, force: true });
}

/** A first visit: nothing is in the browser's cache. */
async function visit() {
  const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = (list) => (globalThis.largestPaint = list.getEntries().at(-1).startTime);
    new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(`https://localhost:${line.port}${PAGE}`, { waitUntil: 'load' });
  // On a busy machine a page is painted some time after it was loaded.
  await page.waitForFunction(() => globalThis.largestPaint !== undefined);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const figures = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const hinted = performance
      .getEntriesByType('resource')
      .filter(({ initiatorType }) => initiatorType === 'early-hints');
    return {
      'first byte': navigation.responseStart,
      'first paint': paint.startTime,
      'largest paint': globalThis.largestPaint ?? 0,
      loaded: navigation.loadEventStart,
      hinted: hinted.length,
    };
  });
  await context.close();
  return figures;
}

function mediansOf(visits) {
  const middle = (name) => visits.map((visit) => visit[name]).sort((a, b) => a - b)[visits.length >> 1];
  return Object.fromEntries(Object.keys(visits[0]).map((name) => [name, Math.round(middle(name))]));
}

/** A certificate of our own, and the name by which the browser is told to trust it: pages of others it does not keep. */
async function makeCertificate() {
  const [keyFile, certificateFile, publicFile] = ['key', 'certificate', 'public'].map((name) =>
    join(folder, name),
  );
  const openssl = (...args) => run('openssl', args, { cwd: folder, failure: 'openssl fails' });
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await openssl('req', '-x509', ...curve, '-keyout', keyFile, '-out', certificateFile, ...subject);
  await openssl('pkey', '-in', keyFile, '-pubout', '-outform', 'DER', '-out', publicFile);
  const trusted = createHash('sha256')
    .update(await readFile(publicFile))
    .digest('base64');
  return { certificate: await readFile(certificateFile), key: await readFile(keyFile), trusted };
}
