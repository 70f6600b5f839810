/**
 * Measures how long somebody without reception waits for their own programme: docs/benchmarks.md.
 * `node measure-cold-start.mjs SITE [RUNS]` saves a session on a running site as a phone does, takes the connection away, and
 * opens `/mijn-programma` in a new page each time, at full speed and at a quarter of the processor, in turns. Prints medians,
 * from the navigation to the saved session on the screen.
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

/** Milliseconds from the navigation until the saved session is painted. */
async function open(slowdown) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('main ol article'))
        requestAnimationFrame(() => (window.shownAt = performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`${site}/mijn-programma`, { waitUntil: 'commit' });
  const shownAt = await (await page.waitForFunction(() => window.shownAt)).jsonValue();
  await page.close();
  return shownAt;
}

const times = new Map([
  [1, []],
  [4, []],
]);
for (let run = 0; run < Number(runs); run += 1)
  for (const [slowdown, list] of times) list.push(await open(slowdown));
for (const [slowdown, list] of times) {
  list.sort((one, other) => one - other);
  const median = list[Math.floor(list.length / 2)];
  console.log(
    `1/${slowdown} of the processor: ${Math.round(median)} ms (slowest ${Math.round(list.at(-1))})`,
  );
}
await browser.close();
