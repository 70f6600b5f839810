import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readPdf } from '../../../../cms/tests/harness/pdf-text';
import { throwAwaySecrets } from '../../../../scripts/environment.mjs';
import { commands } from '../../../../scripts/programs.mjs';
import { endings, tableEndings } from '../../../app/listing/files/list-file';
import { actionTimeoutMs, xlsxRows } from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { signInByRequest } from '../../harness/editor';
import { startFair, type Fair } from '../../harness/fair';
import { openMailbox } from '../../harness/mailbox';
import { orangePixels } from '../../harness/orange-pixels';
import { registeredVisitor } from '../../harness/visitors';
import { waitForChanges } from '../../harness/wait-for-changes';

/** Another fair takes the place of the demo fair: one that a file describes, and one that an organiser makes in the admin. */
const dakbeurs = {
  name: 'Dakbeurs',
  edition: '2027',
  tagline: 'Alles over daken',
  days: [
    { date: '2027-04-14', opens: '09:30', closes: '17:00' },
    { date: '2027-04-15', opens: '09:30', closes: '16:00' },
  ],
  venue: { name: 'Evenementenhal', street: 'Franklinweg 2', postalCode: '4207 HZ', city: 'Gorinchem' },
  contact: { email: 'info@dakbeurs.example', phone: '0183 00 00 00' },
  colour: '#0a6b3d',
};

/** Kinds of exhibitors of its own. */
const kinds = [
  { name: 'Dakdekker', plural: 'Dakdekkers', slug: 'dakdekkers' },
  { name: 'Fabrikant van dakpannen', plural: 'Fabrikanten van dakpannen', slug: 'fabrikanten-van-dakpannen' },
];

/** What belongs to the demo fair alone. */
const demoWords =
  /Fabriek (?:&amp;|&|en) Thuis|fabriekenthuis|Meerhallen|Kanaalweg|\b(?:9|10|11) februari|f68220|30 ?000 ?12 ?\d\d|Mirjam Kuipers|Daan Verschoor|Naima Bouzid|Froukje Dijkstra/i;

function makeFair(dataDir: string, keep: string): void {
  const file = join(dataDir, 'fair.json');
  writeFileSync(file, JSON.stringify({ ...dakbeurs, keep }));
  execFileSync(process.execPath, [join('dist', 'src', 'content', 'new-fair', 'run.js'), file], {
    cwd: commands.cms.cwd,
    env: { ...process.env, ...throwAwaySecrets(), NODE_ENV: 'production', DATA_DIR: dataDir },
  });
}

/** Plays an organiser in the admin, who begins on the home page. Counts what is pressed: typing is free. */
async function makeFairInAdmin(page: Page, fair: Fair): Promise<number> {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const type = async (label: string, text: string) => {
    presses += 1;
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  };
  const goOn = () => press(page.getByRole('button', { name: 'Verder', exact: true }));
  const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  page.setDefaultTimeout(actionTimeoutMs);
  await signInByRequest(page, fair, { email: fair.adminEmail, password: fair.adminPassword });
  await page.goto(`${fair.cms}/admin`);
  await press(page.getByRole('link', { name: 'Maak er uw eigen beurs van' }));
  await step('Stap 1 van 6: Naam');
  await type('Naam van de beurs', dakbeurs.name);
  await type('Editie', dakbeurs.edition);
  await type('Ondertitel', dakbeurs.tagline);
  await goOn();

  await step('Stap 2 van 6: Dagen en plaats');
  // What is kept is there for who comes back.
  await page.reload();
  await step('Stap 2 van 6: Dagen en plaats');
  await goOn();
  await page.getByText('Geef een datum, en tijden').waitFor();
  for (const [index, { date, opens, closes }] of dakbeurs.days.entries()) {
    if (index > 0) await press(page.getByRole('button', { name: 'Nog een dag' }));
    const day = page.getByRole('group', { name: `Dag ${index + 1}` });
    for (const [label, value] of Object.entries({ Datum: date, 'Open vanaf': opens, 'Open tot': closes }))
      if ((await day.getByLabel(label).inputValue()) !== value) {
        presses += 1;
        await day.getByLabel(label).fill(value);
      }
  }
  await type('Naam van de locatie', dakbeurs.venue.name);
  await type('Straat en nummer', dakbeurs.venue.street);
  await type('Postcode', dakbeurs.venue.postalCode);
  await type('Plaats', dakbeurs.venue.city);
  await type('E-mailadres van de organisatie', dakbeurs.contact.email);
  await type('Telefoon', dakbeurs.contact.phone);
  await goOn();

  await step('Stap 3 van 6: Gezicht');
  await type('Kleur van de beurs', dakbeurs.colour);
  await goOn();
  await step('Stap 4 van 6: Talen');
  expect(await page.getByRole('radio', { name: 'Nederlands en Engels' }).isChecked()).toBe(true);
  await goOn();
  await step('Stap 5 van 6: Voorbeeldbeurs');
  await press(page.getByRole('radio', { name: 'De structuur en de teksten' }));
  await goOn();
  await step('Stap 6 van 6: Mail en back-ups');
  await page.getByText('SMTP_URL is leeg').waitFor();
  expect(await barriersIn(page, { within: 'main' })).toEqual([]);
  await press(page.getByRole('button', { name: 'Maak mijn beurs' }));
  await page.getByText('De beurs heet nu Dakbeurs.').waitFor();

  // Its kinds of exhibitors take the place of those that the demo fair has.
  const list = 'Soorten standhouders';
  await press(page.getByRole('link', { name: 'Begin', exact: true }));
  await press(page.getByRole('main').getByRole('link', { name: list, exact: true }));
  // The list is asked for again in its language, and forgets what was ticked before.
  await page.waitForURL(/locale/);
  await page.waitForLoadState('networkidle');
  await page.getByText('4 gevonden').waitFor();
  await press(page.getByRole('checkbox', { name: 'Selecteer alle vermeldingen' }));
  await press(page.getByRole('button', { name: 'Verwijderen' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Bevestig' }));
  await page.getByText('Succesvol verwijderd.').waitFor();
  for (const { name, plural, slug } of kinds) {
    await press(page.getByRole('link', { name: 'Nieuw toevoegen' }).first());
    await type('Naam', name);
    await type('Meervoud', plural);
    await page.locator(`input[value="${slug}"]`).waitFor();
    await press(page.getByRole('button', { name: 'Bewaar' }));
    await page.getByRole('heading', { level: 1, name: plural }).waitFor();
    await press(page.getByRole('link', { name: 'Terug' }));
  }
  return presses;
}

const browser = browserForFile();

describe.each(['niets', 'structuur'])('a new fair that keeps %s', (keep) => {
  let fair: Fair;
  let presses = 0;
  beforeAll(async () => {
    if (keep === 'niets') fair = await startFair({ prepare: (dataDir) => makeFair(dataDir, keep) });
    else {
      fair = await startFair();
      const page = await browser.page({ viewport: { width: 1280, height: 900 } });
      presses = await makeFairInAdmin(page, fair);
      await waitForChanges(fair);
    }
  }, 300_000);
  afterAll(() => fair.stop());

  test.runIf(keep === 'structuur')('is made in the admin with few presses', () => {
    expect(presses).toBeLessThanOrEqual(60);
  });

  test(
    'names itself, and nothing of the demo fair, on every page in both languages',
    { timeout: 240_000 },
    async () => {
      const sitemap = await (await fetch(`${fair.site}/sitemap.xml`)).text();
      const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
        ([, path = '']) => path || '/',
      );
      expect(paths).toContain('/contact');
      const others = [
        '/manifest.webmanifest',
        '/en',
        '/en/contact',
        '/zoeken',
        '/zoeken.index.json',
        '/sitemap.xml',
        '/robots.txt',
        '/programma/schedule.xml',
        '/programma/schedule.json',
        '/nieuws.rss',
        ...['programma', 'kalender'].flatMap((list) => endings.map((ending) => `/${list}.${ending}`)),
        ...['standhouders', 'sprekers'].flatMap((list) => tableEndings.map((ending) => `/${list}.${ending}`)),
      ];
      const found: string[] = [];
      for (const path of [...paths, ...others]) {
        const response = await fetch(fair.site + path);
        expect([path, response.status]).toEqual([path, 200]);
        const text = path.endsWith('.xlsx')
          ? JSON.stringify(await xlsxRows(Buffer.from(await response.arrayBuffer())))
          : await response.text();
        // A variable that nobody filled in is as strange to a visitor as a name of the demo.
        const [word] =
          demoWords.exec(text) ??
          /\{(?:beursnaam|beursdagen|[a-z]+en\d?|dag\d|locatie|plaats)\}/i.exec(text) ??
          [];
        if (word !== undefined) found.push(`${path}: ${word}`);
      }
      expect(found).toEqual([]);
      const home = await (await fetch(`${fair.site}/`)).text();
      for (const word of ['Dakbeurs', 'Gorinchem', 'Evenementenhal', 'Alles over daken'])
        expect(home).toContain(word);
      const opening = home.slice(home.indexOf('<main'), home.indexOf('</h1>'));
      expect(opening).toMatch(/<h1[^>]*>[^<]*Dakbeurs$/);
      // Figures, kinds of exhibitors and a programme that this fair does not have.
      for (const words of ['6.200', 'Voor wie komt u', 'Negende editie', 'href="/programma'])
        expect(home).not.toContain(words);
      const privacy = await (await fetch(`${fair.site}/privacy`)).text();
      for (const word of ['[vul in: rechtspersoon]', dakbeurs.contact.email]) expect(privacy).toContain(word);
    },
  );

  test.runIf(keep === 'structuur')(
    'has lists of its own kinds of exhibitors, and none of the demo fair',
    async () => {
      for (const { plural, slug } of kinds) {
        const response = await fetch(`${fair.site}/standhouders/${slug}`);
        expect(response.status).toBe(200);
        expect(await response.text()).toContain(`${plural}</h1>`);
      }
      for (const path of [
        '/standhouders/overheden',
        '/en/standhouders/overheden',
        '/standhouders/overheden.csv',
      ])
        expect([path, (await fetch(fair.site + path)).status]).toEqual([path, 404]);
      const sitemap = await (await fetch(`${fair.site}/sitemap.xml`)).text();
      for (const { slug } of kinds) expect(sitemap).toContain(`/standhouders/${slug}`);
    },
  );

  test.runIf(keep === 'structuur')('names itself in the mails and on the badge of a visitor', async () => {
    const email = 'dakdekker@post.example';
    await registeredVisitor(fair, email, { days: ['2027-04-14'] });
    const mailbox = openMailbox(fair.dataDir);
    const mails = [await mailbox.next(email), await mailbox.next(email)];
    for (const mail of mails) {
      const text = JSON.stringify({ ...mail, attachments: [] });
      expect(text).toContain('Dakbeurs');
      expect(text).not.toMatch(demoWords);
    }
    const badges = mails.flatMap(({ attachments = [] }) =>
      attachments.filter(({ filename }) => filename.endsWith('.pdf')),
    );
    expect(badges).not.toEqual([]);
    for (const { content } of badges) {
      const { text } = await readPdf(Uint8Array.from(content.data));
      expect(text).toContain('Dakbeurs');
      expect(text).not.toMatch(demoWords);
    }
  });

  test(
    'has none of the orange of the demo fair, on pages, icons and cards to share',
    { timeout: 240_000 },
    async () => {
      for (const colorScheme of ['light', 'dark'] as const)
        for (const width of [360, 1280]) {
          const page = await browser.page({ viewport: { width, height: 800 }, colorScheme });
          for (const path of ['/', '/contact', '/programma', '/en/standhouders']) {
            await page.goto(fair.site + path);
            await page.getByRole('heading', { level: 1 }).waitFor();
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
              width,
            );
            // Photographs keep their colours.
            await page.evaluate(() => {
              for (const picture of document.querySelectorAll<HTMLElement>('img, picture, video'))
                picture.style.visibility = 'hidden';
            });
            const orange = await orangePixels(await page.screenshot({ fullPage: true }));
            expect([path, width, colorScheme, orange]).toEqual([path, width, colorScheme, 0]);
          }
          await page.close();
        }
      const home = await (await fetch(`${fair.site}/`)).text();
      const manifest = await (await fetch(`${fair.site}/manifest.webmanifest`)).text();
      const pictures = [
        ...home.matchAll(/(?:og:image"|rel="(?:icon|apple-touch-icon)")[^>]*?(?:content|href)="([^"]+)"/g),
        ...manifest.matchAll(/"src": ?"([^"]+)"/g),
      ].map(([, url = '']) => new URL(url, fair.site).pathname + new URL(url, fair.site).search);
      expect(pictures.length).toBeGreaterThan(2);
      // Photographs of pages that stayed are cards too.
      for (const path of new Set(pictures.filter((url) => !/^\/uploads\/|\.ico$/.test(url)))) {
        const response = await fetch(fair.site + path);
        expect([path, response.status]).toEqual([path, 200]);
        const orange = await orangePixels(Buffer.from(await response.arrayBuffer()));
        expect([path, orange]).toEqual([path, 0]);
      }
    },
  );
});
