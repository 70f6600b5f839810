/**
 * Measures how long somebody without reception waits for their own programme: docs/benchmarks.md.
 * `node measure-cold-start.mjs SITE [RUNS]` saves a session on a running site as a phone does, takes the connection away, stops
 * the service worker, and opens `/mijn-programma` in a new page each time, at full speed and at a quarter of the processor, in
 * turns. Prints medians in ms from the navigation: until the worker answered, the saved session is painted, and it can be
 * changed. The browser slows down the page, not the worker: of its time, four times as much belongs to a quarter.
 */
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/install/chromium.mjs';

const [site, runs = '9'] = process.argv.slice(2);
if (!site) throw new Error('Which site? node measure-cold-start.mjs http://localhost:3000');

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
});
const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
const home = await context.newPage();
await home.goto(`${site}/programma`);
const save = home.locator('main').getByRole('button', { name: /^Bewaren: / });
await save.first().click();
await home.waitForFunction(() => navigator.serviceWorker.controller !== null);
await home.waitForFunction(async () => (await caches.match('/mijn-programma')) !== undefined);
await home.close();
await context.setOffline(true);

/** Milliseconds from the navigation to each of these. */
async function open(slowdown) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    window.times = {};
    const look = () => {
      for (const [name, selector] of [
        ['shown', 'main ol article'],
        ['whole', 'main ol article button'],
      ])
        if (!(name in window.times) && document.querySelector(selector))
          requestAnimationFrame(() => (window.times[name] ??= performance.now()));
      if (!('whole' in window.times)) requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`${site}/mijn-programma`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'whole' in window.times);
  const times = await page.evaluate(() => {
    const [{ responseStart: answered }] = performance.getEntriesByType('navigation');
    return { answered, ...window.times };
  });
  await page.close();
  return times;
}

const all = new Map([
  [1, []],
  [4, []],
]);
for (let run = 0; run < Number(runs); run += 1)
  for (const [slowdown, list] of all) list.push(await open(slowdown));
for (const [slowdown, list] of all) {
  const medians = ['answered', 'shown', 'whole'].map((name) => {
    const sorted = list.map((times) => times[name]).sort((one, other) => one - other);
    return `${name} ${Math.round(sorted[Math.floor(sorted.length / 2)])} (slowest ${Math.round(sorted.at(-1))})`;
  });
  console.log(`1/${slowdown} of the processor: ${medians.join(', ')}`);
}
await browser.close();
