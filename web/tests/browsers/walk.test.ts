import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ensureFirefox, ensureWebKit } from '../../../scripts/install/other-browsers.mjs';
import { minFillMs } from '../harness/fill-time';
import { sharedFair } from '../harness/shared-fair';
import { startFirefox } from './firefox';
import { BrowserSession, type WebDriver } from './session';
import { startWebKit } from './webkit';

const { site } = sharedFair();
const [firefox, webKit] = [await ensureFirefox(), await ensureWebKit()];

describe.each([
  { name: 'Firefox', loadsAhead: true, start: firefox && (() => startFirefox(firefox)) },
  // WebKit has `rel="prefetch"` switched off.
  { name: 'WebKit', loadsAhead: false, start: webKit && (() => startWebKit(webKit)) },
])('in $name', ({ name, loadsAhead, start }) => {
  let driver: WebDriver;
  let page: BrowserSession;

  beforeAll(async () => {
    if (!start) return;
    driver = await start();
    page = new BrowserSession(driver, site);
  });
  afterAll(async () => {
    await driver.stop();
  });

  const walk = test.runIf(start);

  walk('the front page opens, and so does a page that was loaded when its link had the focus', async () => {
    await page.open('/');
    expect(await page.text('h1')).toMatch(/\S/);
    await page.evaluate(`document.querySelector('${programmeLink}').focus()`);
    if (loadsAhead) await page.untilTrue(hasProgramme);
    expect(await page.errors()).toEqual([]);
    await page.click(programmeLink);
    await page.untilPath(/^\/programma$/);
    expect(await page.errors()).toEqual([]);
  });

  walk('the programme is filtered', async () => {
    await page.open('/programma');
    const before = await page.evaluate(countSessions);
    await page.click('form[role=search] input[type=checkbox]');
    await page.untilPath(/^\/programma\?./);
    await expect.poll(() => page.evaluate(countSessions)).not.toBe(before);
    expect(await page.errors()).toEqual([]);
  });

  walk('an exhibitor is found through the list', async () => {
    await page.open('/standhouders');
    await page.click('main article a[href^="/standhouders/"]');
    await page.untilPath(/^\/standhouders\/\d+\/[\w-]+$/);
    await page.untilTrue('return /\\S/.test(document.querySelector("h1")?.textContent ?? "")');
    expect(await page.errors()).toEqual([]);
  });

  walk('something is searched for', async () => {
    await page.open('/zoeken');
    await page.type('main input[type=search]', 'bouw');
    // Enter leaves the page.
    await page.settle();
    await page.type('main input[type=search]', '\uE007');
    await page.untilPath(/^\/zoeken\?\w+=bouw/);
    await page.untilTrue('return document.querySelectorAll("main li a").length > 3');
    expect(await page.errors()).toEqual([]);
  });

  walk('a session is saved and stands in the programme of the visitor', async () => {
    await page.open('/programma');
    await page.click('main button[aria-label^="Bewaren:"]');
    const label = await page.evaluate(
      'return document.querySelector("main button[aria-label^=\'Bewaren:\']").getAttribute("aria-label")',
    );
    await page.untilTrue(
      'return document.querySelector("main button[aria-label^=\'Bewaren:\']").getAttribute("aria-pressed") === "true"',
    );
    await page.open('/mijn-programma');
    await page.untilTrue(
      'return document.querySelector("main").textContent.includes(arguments[0])',
      String(label).replace('Bewaren: ', ''),
    );
    expect(await page.errors()).toEqual([]);
  });

  walk('a form that is not filled in says so, and one that is filled in is sent', async () => {
    await page.open('/nieuwsbrief');
    await page.click('#formulier-nieuwsbrief button[type=submit]');
    await page.untilTrue(
      'return document.activeElement.closest("#formulier-nieuwsbrief [role=alert]") !== null',
    );
    await page.type('#formulier-nieuwsbrief input[type=email]', `${name.toLowerCase()}@post.example`);
    await page.click('#formulier-nieuwsbrief label:has(input[type=checkbox])');
    await page.untilTrue('return performance.now() > arguments[0]', minFillMs);
    await page.click('#formulier-nieuwsbrief button[type=submit]');
    await page.untilTrue('return document.querySelector("main").textContent.includes("Kijk in uw postvak")');
    expect(await page.errors()).toEqual([]);
  });

  walk('a dialog opens, and Escape closes it', async () => {
    await page.open('/');
    await page.click('header button[aria-haspopup=dialog]');
    await page.untilTrue('return document.querySelector("dialog[open]") !== null');
    await page.type('dialog[open]', '\uE00C');
    await page.untilTrue('return document.querySelector("dialog[open]") === null');
    expect(await page.errors()).toEqual([]);
  });
});

const programmeLink = 'header nav a[href="/programma"]';
const hasProgramme = `
  return performance.getEntriesByType('resource').some(({ name, responseEnd }) => /\\/programma\\.data/.test(name) && responseEnd > 0)`;
const countSessions = 'return document.querySelectorAll("main article, main li").length';
