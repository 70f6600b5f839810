import { expect, test } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { read, signInToAdmin } from '../../harness/admin';
import { browserForFile } from '../../harness/browser';
import { openMailbox, type Mail } from '../../harness/mailbox';
import { sharedFair } from '../../harness/shared-fair';
import { send } from '../../harness/visitors';

const fair = sharedFair();
const { site, dataDir } = fair;
const mailbox = openMailbox(dataDir);
const browser = browserForFile();

/** A tour of the demo fair that visitors ask for a place at: cms/seed/content/sessions/tours.ts. */
const title = 'Tour: boven op het dak';

interface Tour {
  documentId: string;
  path: string;
}
async function findTour(): Promise<Tour> {
  const query = new URLSearchParams({ 'filters[title][$eq]': title, 'fields[0]': 'publicId' });
  const response = await fetch(`${fair.cms}/api/sessions?${query.toString()}`);
  const found = read(await response.json(), 'data', 0);
  return {
    documentId: String(read(found, 'documentId')),
    path: `/programma/${String(read(found, 'publicId'))}`,
  };
}

/** The link to a place in a mail, after what the visitor asked or waited for. */
const linkTo = ({ text, subject }: Mail, page: string): string => {
  const link = /https?:\/\/\S+/g.exec(text)?.[0] ?? '';
  if (!link.startsWith(`${site}${page}?`)) throw new Error(`The mail "${subject}" has no link to ${page}.`);
  return link;
};

test.each([
  { javaScriptEnabled: true, viewport: { width: 360, height: 800 } },
  { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } },
])(
  'a visitor with JavaScript $javaScriptEnabled at $viewport.width px asks for a place, takes it and is ticked off by the host',
  async (options) => {
    const { javaScriptEnabled, viewport } = options;
    const email = `plaats-${viewport.width}@post.example`;
    const name = `Noor op ${viewport.width} px`;
    const tour = await findTour();
    const page = await browser.page(options);
    const check = async () => {
      if (javaScriptEnabled) expect(await barriersIn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    };

    await page.goto(`${site}${tour.path}`);
    const ask = page.getByRole('link', { name: /Vraag een plaats aan|Zet mij op de wachtlijst/ });
    await ask.press('Enter');
    await page.getByRole('heading', { name: 'Plaats aanvragen', level: 1 }).waitFor();
    await send(page, 'plaats');
    await page
      .getByRole('alert')
      .getByRole('link', { name: /Naam is verplicht/ })
      .waitFor();
    await page.getByLabel('Naam').fill(name);
    await page.getByLabel('E-mailadres').fill(email);
    await check();
    await send(page, 'plaats');
    await page.getByText('Kijk in uw mail').waitFor();
    await check();

    await page.goto(linkTo(await mailbox.next(email), '/plaats'));
    await page.getByRole('heading', { name: 'Wilt u zich aanmelden?' }).waitFor();
    await check();
    await page.getByRole('button', { name: 'Bevestig mijn aanmelding' }).press('Enter');
    await page.getByRole('heading', { name: 'U hebt een plaats' }).waitFor();
    await check();
    const own = linkTo(await mailbox.next(email), '/plaats');

    const admin = await signInToAdmin(fair);
    const made = await admin('POST', `/session-places/${tour.documentId}/host-link`);
    const hostLink = String(read(made.body, 'url'));
    expect(hostLink.startsWith(`${site}/plaats/deelnemers?link=`)).toBe(true);
    const response = await page.goto(hostLink);
    expect(response?.headers()['cache-control']).toContain('no-store');
    expect(response?.headers()['referrer-policy']).toBe('same-origin');
    const tick = page.getByRole('button', { name: `Aanwezig: ${name}` });
    await tick.press('Enter');
    await page.locator(`button[aria-pressed=true][aria-label="Aanwezig: ${name}"]`).waitFor();
    expect(await page.content()).not.toContain(email);
    await check();

    await page.getByRole('button', { name: 'Zeg dat het vol is' }).press('Enter');
    await page.getByText('U hebt gezegd dat het vol is.').waitFor();
    await expect
      .poll(async () => (await fetch(`${site}${tour.path}`)).text())
      .toContain('Vol: aanmelden kan niet meer');
    await page.getByRole('button', { name: 'Laat weer aanmelden toe' }).press('Enter');
    await page.getByText('Bezoekers kunnen zich aanmelden.').waitFor();

    await page.goto(own);
    await page.getByText('Ik kan toch niet').press('Enter');
    await page.getByRole('button', { name: 'Geef mijn plaats terug' }).press('Enter');
    await page.getByRole('heading', { name: 'U bent afgemeld' }).waitFor();
    await check();
    expect((await page.goto(own))?.status()).toBe(404);
    await page.getByText('Deze link werkt niet (meer)').waitFor();
    expect((await page.goto(`${site}/plaats/deelnemers?link=x`))?.status()).toBe(404);
  },
);
