import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { read as valueAt, signInToAdmin } from '../../harness/admin';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { withoutPack } from '../../harness/device';
import { startFair, type Fair } from '../../harness/fair';

const browser = browserForFile();
/** Both programs stand at the day after the fair; the site is started anew in the other phases. */
const after = '2027-02-12T10:00:00+01:00';

let fair: Fair;
beforeAll(async () => {
  fair = await startFair({ now: after });
}, 240_000);
afterAll(() => fair.stop());

async function siteAt(moment: string): Promise<void> {
  await fair.killSite();
  await fair.startSite({ environment: { FAIR_NOW: moment } });
}
const read = async (path: string) => (await fetch(fair.site + path)).text();
const post = (path: string, fields: Record<string, string>) =>
  fetch(fair.site + path, {
    method: 'POST',
    headers: {
      origin: fair.site,
      'user-agent': 'Firefox/140.0',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields),
  });
/** With usual spaces in the place of those that hold words together. */
const mainOf = (html: string) =>
  html.slice(html.indexOf('<main'), html.indexOf('</main')).replaceAll('\u00a0', ' ');
/** A link that looks like a button and leads to the form for a ticket. */
const ticketButton =
  /<a [^>]*class="[^"]*button[^"]*"[^>]*href="[^"]*\/bezoekersprofiel"|<a [^>]*href="[^"]*\/bezoekersprofiel"[^>]*class="[^"]*button/;

/** A badge as the page of a registration leaves it on a device. */
const badge = {
  profile: { name: 'Noor de Wit', organisation: 'De Lindenhof', role: '', days: ['2027-02-09'] },
  code: { text: 'BADG-E234-5678', size: 1, path: 'M0 0h1v1h-1z' },
  link: null,
};
async function deviceWithBadge(): Promise<Page> {
  const page = await browser.page({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
  await withoutPack(page.context());
  await page.addInitScript((stored) => localStorage.setItem('badge', stored), JSON.stringify(badge));
  await page.goto(`${fair.site}/mijn-programma`);
  await page.getByText('U hebt nog niets bewaard').waitFor();
  return page;
}

describe('after the fair', () => {
  test('no button leads to a ticket, in either language, and the front page looks back', async () => {
    for (const path of [
      '/',
      '/bezoeken',
      '/programma',
      '/standhouders',
      '/contact',
      '/mijn-badge',
      '/en',
      '/en/bezoeken',
    ])
      expect(await read(path), path).not.toMatch(ticketButton);
    expect(mainOf(await read('/'))).toContain('tot de volgende keer');
    expect(mainOf(await read('/en'))).toContain('see you next time');
  });

  test('nobody can register, and the page says where to go instead', async () => {
    const page = await read('/bezoekersprofiel');
    expect(page).toContain('De beurs is voorbij');
    expect(page).toMatch(/<title[^>]*>Uw kaart /);
    expect(page).toContain('href="/nieuwsbrief"');
    expect(page).not.toContain('name="audience"');
    expect(mainOf(page)).not.toContain('Gratis voor wie');
    expect(await read('/en/bezoekersprofiel')).toContain('The fair is over');
    const fields = {
      form: 'aanmelden',
      email: 'laat@post.example',
      name: 'Noor',
      audience: 'pers',
      days: '2027-02-09',
    };
    const sent = await post('/bezoekersprofiel', fields);
    expect([400, 410]).toContain(sent.status);
    expect(await sent.text()).toContain('De beurs is voorbij');
  });

  test('forms of the fair are closed with words of their own, and contact is open', async () => {
    const press = await read('/pers');
    expect(press).toContain('er zijn geen persbadges meer');
    expect(press).not.toContain('name="medium"');
    for (const before of ['Vraag uw badge hieronder aan', 'Uw badge ligt klaar'])
      expect(mainOf(press)).not.toContain(before);
    expect(await read('/en/pers')).toContain('there are no press badges any more');
    expect(await read('/en/groepsbezoek')).toContain('The newsletter says when you can register');
    expect(await read('/contact')).toContain('name="bericht"');
  });

  test('nobody can apply for a vacancy that has closed', async () => {
    const answer = await post('/vacatures/8003/bewonersbegeleider-renovatie', {
      form: 'solliciteren',
      naam: 'Noor de Wit',
    });
    expect(answer.status).toBe(410);
    expect(mainOf(await answer.text())).toContain('Deze vacature is gesloten');
  });

  test('the page about a visit looks back, in both languages', async () => {
    const visit = mainOf(await read('/bezoeken'));
    expect(visit).toContain('Terugkijken op uw bezoek');
    expect(visit).not.toContain('Zo vraagt u uw kaart aan');
    expect(visit.match(/<h1/g)).toHaveLength(1);
    expect(mainOf(await read('/en/bezoeken'))).toContain('Looking back on your visit');
  });
});

describe('during the fair', () => {
  beforeAll(() => siteAt('2027-02-09T11:40:00+01:00'));

  test('the front page begins with what is on in each hall, and with nothing that has ended', async () => {
    const main = mainOf(await read('/'));
    expect(main.match(/<h1/g)).toHaveLength(1);
    for (const text of ['Vandaag op', 'Open tot 17.30 uur', 'Nu in Hal 1', 'Nu in Hal 2', 'Straks'])
      expect(main, text).toContain(text);
    const times = [...main.matchAll(/<time[^>]* datetime="2027-02-09T(\d\d:\d\d)/gi)].map(([, time]) => time);
    // Sessions that began before ten have ended by now.
    expect(times.filter((time) => time !== undefined && time < '10:00')).toEqual([]);
    expect(mainOf(await read('/en'))).toContain('Today at');
  });

  test('a phone has a bar with five places, which goes away while somebody types', async () => {
    const page = await browser.page({ viewport: { width: 360, height: 740 } });
    await page.goto(fair.site);
    const bar = page.getByRole('navigation', { name: 'Op de beurs' });
    expect(await bar.getByRole('link').allInnerTexts()).toEqual([
      'Nu',
      'Programma',
      'Plattegrond',
      'Mijn programma',
      'Badge',
    ]);
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    expect(y + height).toBe(740);
    expect(await barriersIn(page)).toEqual([]);
    await page.goto(`${fair.site}/adverteren-en-signing`);
    const order = (await page.getByRole('button', { name: 'Bekijk uw bestelling' }).boundingBox()) ?? y;
    expect(typeof order === 'object' && order.y + order.height <= y).toBe(true);
    await page.goto(`${fair.site}/contact`);
    await page.locator('textarea[name=bericht]').focus();
    expect(await bar.isVisible()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await bar.isVisible()).toBe(false);
  });

  test('the badge of a device unfolds in its programme, without reception too', async () => {
    const page = await deviceWithBadge();
    const fold = page.locator('main details').filter({ hasText: 'Mijn badge' });
    const code = fold.getByText(badge.code.text);
    await fold.waitFor();
    expect(await code.isVisible()).toBe(false);
    const isReady = async () =>
      navigator.serviceWorker.controller !== null && (await caches.match('/mijn-programma')) !== undefined;
    await expect.poll(() => page.evaluate(isReady), { timeout: 30_000 }).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await fold.locator('summary').press('Enter');
    await code.waitFor();
    await fold.getByText('Noor de Wit').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

describe('in the week before the fair', () => {
  beforeAll(() => siteAt('2027-02-05T10:00:00+01:00'));

  test('the front page says what to prepare, and tickets are still there', async () => {
    const main = mainOf(await read('/'));
    for (const path of ['/mijn-badge', '/mijn-programma', '/locatie'])
      expect(main, path).toContain(`href="${path}"`);
    expect(main).toMatch(ticketButton);
    expect(main).not.toContain('tot de volgende keer');
  });

  test('an announcement that is dismissed stays away until its text changes, and moves nothing', async () => {
    const context = await browser.context({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(fair.site);
    const announcement = page.getByRole('complementary', { name: 'Mededeling' });
    const header = page.getByRole('banner');
    expect((await announcement.boundingBox())?.height).toBeLessThanOrEqual(44);
    await announcement.getByRole('button', { name: 'Sluiten: Mededeling' }).press('Enter');
    await announcement.waitFor({ state: 'hidden' });
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(64);
    await page.goto(`${fair.site}/programma`);
    expect(await announcement.isVisible()).toBe(false);
    expect((await header.boundingBox())?.y).toBe(0);
    await siteAt(after);
    await page.goto(fair.site);
    await announcement.getByText('Werken aan de editie van 2029?').waitFor();
  });
});

describe('weeks before the fair', () => {
  beforeAll(() => siteAt('2026-11-20T10:00:00+01:00'));

  test('the badge of a device is not in the way of its programme', async () => {
    const page = await deviceWithBadge();
    expect(await page.getByText('Mijn badge').count()).toBe(0);
  });

  test('the front page invites, and is no longer on a phone than nine thousand pixels', async () => {
    const page = await browser.page({ viewport: { width: 360, height: 740 } });
    await page.goto(fair.site);
    expect(mainOf(await page.content())).toMatch(ticketButton);
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    // Sections far below are laid out when one scrolls to them.
    for (let y = 0; y < (await heightOf()); y += 600) await page.evaluate((top) => scrollTo(0, top), y);
    await expect.poll(heightOf).toBeLessThanOrEqual(9000);
  });

  test('the footer of a phone unfolds, and without JavaScript it is unfolded', async () => {
    const page = await browser.page({ viewport: { width: 360, height: 740 } });
    await page.goto(fair.site);
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: 'Privacy', exact: true });
    expect(await link.isVisible()).toBe(false);
    const toggle = footer.getByRole('button', { name: 'Organisatie' });
    await toggle.press('Enter');
    await link.waitFor();
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    const plain = await browser.page({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
    await plain.goto(fair.site);
    await plain.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).waitFor();
  });
});

describe('an editor', () => {
  test('looks at each phase in the preview of the front page', async () => {
    const admin = await signInToAdmin(fair);
    const pages = '/content-manager/collection-types/api::page.page';
    const found = await admin('GET', `${pages}?filters[slug][$eq]=home&locale=nl`);
    const documentId = String(valueAt(found.body, 'results', 0, 'documentId'));
    const query = new URLSearchParams({ documentId, locale: 'nl', status: 'published' });
    const link = await admin('GET', `/content-manager/preview/url/api::page.page?${query}`);
    const page = await browser.page({ viewport: { width: 1280, height: 800 } });
    await page.goto(String(valueAt(link.body, 'data', 'url')));
    const phases = page.getByRole('navigation', { name: 'Fase van de beurs' });
    const marks = [
      ['Tijdens de beurs', 'Vandaag op'],
      ['Na de beurs', 'tot de volgende keer'],
      ['Laatste week', 'Goed voorbereid naar'],
      ['Vooraf', 'Huizen uit de fabriek'],
    ] as const;
    for (const [phase, text] of marks) {
      await phases.getByRole('link', { name: phase, exact: true }).press('Enter');
      await page.locator('main').getByText(text).first().waitFor();
      const current = phases.locator('[aria-current]');
      expect(await current.innerText()).toBe(phase);
    }
    // Nobody else sees a phase by its parameter.
    expect(mainOf(await read('/?fase=after'))).not.toContain('tot de volgende keer');
  });

  test('moves the days of the fair, and its pages go back to what comes before it', async () => {
    await siteAt('2027-02-09T11:40:00+01:00');
    expect(mainOf(await read('/'))).toContain('Vandaag op');
    const admin = await signInToAdmin(fair);
    const settings = '/content-manager/single-types/api::site-setting.site-setting';
    const days = [{ date: '2027-06-08', opens: '09:30:00.000', closes: '17:30:00.000' }];
    const moved = await admin('PUT', settings, { days });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    await expect.poll(async () => mainOf(await read('/'))).not.toContain('Vandaag op');
    expect(mainOf(await read('/'))).toMatch(ticketButton);
    expect(await read('/programma')).toContain('8 jun');
  });
});
