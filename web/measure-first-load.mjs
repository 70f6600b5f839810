/**
 * Measures what each mechanism of the first load gains: docs/rendering.md. `node measure-first-load.mjs SITE [--runs N] [PATH…]`
 * opens pages of a running site as a phone does, alternately with every mechanism on and with one of them off, and prints
 * medians. A mechanism is off because a proxy changes the HTML, or in another build: `--other NAME=SITE`. With
 * `--presses N` a robot presses something on each page instead, at a random moment, and presses that did nothing are counted.
 */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/install/chromium.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    presses: { type: 'string' },
    other: { type: 'string', multiple: true, default: [] },
  },
});
const [site, ...paths] = positionals;
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
  /** Nothing remembers a press on what has no code yet. */
  'no early presses': (html) =>
    html
      .replace("addEventListener('click', onClick, true)", '0')
      .replace('addEventListener("click", onClick, true)', '0'),
  'no deferred layout': (html) =>
    html.replace('</head>', '<style>*{content-visibility:visible!important}</style></head>'),
};

/** Proxies a site with the HTML of one variant. There is no content security policy, because its hashes are of the original. */
function serve(site, change) {
  const server = createServer(async (request, response) => {
    const headers = { 'accept-encoding': 'br', 'user-agent': request.headers['user-agent'] ?? '' };
    const upstream = await fetch(site + request.url, { headers, redirect: 'manual' });
    const type = upstream.headers.get('content-type') ?? '';
    let body = Buffer.from(await upstream.arrayBuffer());
    if (type.startsWith('text/html')) body = Buffer.from(change(body.toString()));
    const plain = /font|image/.test(type);
    const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: type.includes('html') ? 5 : 11 } };
    const key = site + request.url;
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

/** A page in a phone, and its connection to the developer tools. */
async function openPhone(browser) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, bypassCSP: true });
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', network);
  await device.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { context, page, device };
}

/** How long after the navigation a robot presses at most, and how long it waits for something to happen, in ms. */
const pressWithinMs = 5000;
const patienceMs = 15_000;

/** All that a press can change: the address, what is open, chosen or unfolded, and what has the focus for writing. */
const stateOfPage = () =>
  JSON.stringify([
    location.href,
    document.querySelectorAll('dialog[open], details[open], [popover]:popover-open').length,
    document.querySelectorAll('[aria-expanded=true], [aria-pressed=true]').length,
    document.activeElement?.matches('input, select, textarea') ?? false,
  ]);

/**
 * Opens a page and presses one of the things that need code, at a random moment from the first paint on.
 * @returns true when nothing came of it
 */
async function isLost(browser, url) {
  const { context, page } = await openPhone(browser);
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit', timeout: 90_000 });
  const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.waitForFunction(painted, undefined, { timeout: 90_000 });
  await pause(Math.max(0, Math.random() * pressWithinMs - (performance.now() - started)));
  const spots = await page.evaluate((marked) => {
    const seen = [...document.querySelectorAll(marked)].map((control) => control.getBoundingClientRect());
    return seen
      .filter(({ width, top, bottom }) => width > 0 && top >= 0 && bottom <= innerHeight)
      .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  }, pressable);
  const before = await page.evaluate(stateOfPage);
  await page.mouse.click(...spots[Math.floor(Math.random() * spots.length)]);
  const lost = await page
    .waitForFunction(`(${stateOfPage})() !== ${JSON.stringify(before)}`, undefined, { timeout: patienceMs })
    .then(() => false)
    .catch(() => true);
  await context.close();
  return lost;
}
/** Controls that do nothing, or something else, without their code: buttons, and links that remember a press. */
const pressable = ['header', 'main'].map((part) => `${part} :is(button[type=button], a[data-early])`).join();

async function measure(browser, url) {
  const { context, page, device } = await openPhone(browser);
  let bytes = 0;
  device.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
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
const others = options.other.map((given) => given.split(/=(.*)/s));
for (const [name, change] of Object.entries(variants)) servers.push({ name, ...(await serve(site, change)) });
for (const [name, other] of others) servers.push({ name, ...(await serve(other, (html) => html)) });
for (const path of paths.length > 0 ? paths : ['/', '/standhouders']) {
  if (options.presses) {
    const lost = new Map(servers.map(({ name }) => [name, 0]));
    for (let press = 0; press < Number(options.presses); press += 1)
      for (const { name, origin } of servers)
        if (await isLost(browser, origin + path)) lost.set(name, lost.get(name) + 1);
    console.log(`\n${path}, presses that did nothing, of ${options.presses}`);
    for (const [name, count] of lost) console.log(`${name.padEnd(24)} ${count}`);
    continue;
  }
  const figures = new Map(servers.map(({ name }) => [name, []]));
  for (let run = 0; run <= Number(options.runs); run += 1)
    for (const { name, origin } of servers) {
      const result = await measure(browser, origin + path);
      // The first round warms the site and the browser up.
      if (run > 0) figures.get(name).push(result);
    }
  console.log(`\n${path}, medians of ${options.runs} runs in turns; ×: off compared with on`);
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
