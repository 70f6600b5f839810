/**
 * Measures what each mechanism of the first load gains: docs/rendering.md. `node measure-first-load.mjs SITE [RUNS] [PATH…]`
 * opens pages of a running site as a phone does, alternately with every mechanism on and with one of them off, and prints
 * medians. A mechanism is off because a proxy changes the HTML; the build is the same.
 */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import zlib from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/install/chromium.mjs';

const [site, runs = '7', ...paths] = process.argv.slice(2);
if (!site) throw new Error('Which site? node measure-first-load.mjs http://127.0.0.1:3000');

/** The page as it would be without the mechanism. */
const variants = {
  'everything on': (html) => html,
  /** Scripts load as with React Router's own `Scripts`: preloaded in the head, and run at once. */
  'no scripts after paint': (html) => {
    const start = html.indexOf('requestAnimationFrame(');
    if (start < 0) throw new Error('The script that waits for the paint was not found');
    const files = JSON.parse(/"files":(\[[^\]]*\])/.exec(html)[1]);
    const links = files.map((file) => `<link rel="modulepreload" href="${file}">`).join('');
    return html
      .replace('requestAnimationFrame(', '(done=>done())(')
      .replace(/(<meta charSet="utf-8"\/?>)/i, `$1${links}`);
  },
  /** Something that has to be hydrated at once hydrates the whole page. */
  'no lazy hydration': (html) => html.replace('</body>', '<i hidden data-hydrate-now></i></body>'),
  'no deferred layout': (html) =>
    html.replace('</head>', '<style>*{content-visibility:visible!important}</style></head>'),
};

/** Proxies the site with the HTML of one variant. There is no content security policy, because its hashes are of the original. */
function serve(change) {
  const server = createServer(async (request, response) => {
    const headers = { 'accept-encoding': 'br', 'user-agent': request.headers['user-agent'] ?? '' };
    const upstream = await fetch(site + request.url, { headers, redirect: 'manual' });
    const type = upstream.headers.get('content-type') ?? '';
    let body = Buffer.from(await upstream.arrayBuffer());
    if (type.startsWith('text/html')) body = Buffer.from(change(body.toString()));
    const plain = /font|image/.test(type);
    const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: type.includes('html') ? 5 : 11 } };
    const key = request.url ?? '';
    if (!plain && !type.includes('html'))
      compressed.has(key) || compressed.set(key, zlib.brotliCompressSync(body, quality));
    const sent = plain ? body : (compressed.get(key) ?? zlib.brotliCompressSync(body, quality));
    response.writeHead(upstream.status, {
      'content-type': type,
      ...(plain ? {} : { 'content-encoding': 'br' }),
    });
    response.end(sent);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, origin: `http://127.0.0.1:${server.address().port}` }),
    ),
  );
}
const compressed = new Map();

/** A phone on a slow network, as Lighthouse has it. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const cpuSlowdown = 4;
/** Measuring ends when nothing has come over the network for so long. */
const quietMs = 2000;

async function measure(browser, url) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, bypassCSP: true });
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  let bytes = 0;
  device.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', network);
  await device.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(() => {
    window.seen = { largest: 0, blocked: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.seen.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.seen.blocked += entry.duration - 50;
    }).observe({ type: 'longtask', buffered: true });
  });
  let lastTrafficMs = performance.now();
  for (const event of ['requestWillBeSent', 'responseReceived', 'dataReceived', 'loadingFinished'])
    device.on(`Network.${event}`, () => (lastTrafficMs = performance.now()));
  await page.goto(url, { timeout: 90_000 });
  while (performance.now() - lastTrafficMs < quietMs) await pause(100);
  const figures = await page.evaluate(() => ({
    'first paint, ms': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    'largest paint, ms': window.seen.largest,
    'blocking time, ms': window.seen.blocked,
  }));
  await context.close();
  return { ...figures, 'kB fetched': bytes / 1000 };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const servers = [];
for (const [name, change] of Object.entries(variants)) servers.push({ name, ...(await serve(change)) });
for (const path of paths.length > 0 ? paths : ['/', '/standhouders']) {
  const figures = new Map(servers.map(({ name }) => [name, []]));
  for (let run = 0; run <= Number(runs); run += 1)
    for (const { name, origin } of servers) {
      const result = await measure(browser, origin + path);
      // The first round warms the site and the browser up.
      if (run > 0) figures.get(name).push(result);
    }
  console.log(`\n${path}, medians of ${runs} runs in turns; ×: off compared with on`);
  const on = figures.get('everything on');
  for (const [name, results] of figures) {
    const cells = Object.keys(on[0]).map((key) => {
      const [off, base] = [results, on].map((list) => median(list.map((result) => result[key])));
      return `${key} ${off.toFixed(0)} (×${(off / base).toFixed(2)})`;
    });
    console.log(`${name.padEnd(24)} ${cells.join('  ')}`);
  }
}
await browser.close();
for (const { server } of servers) server.close();
