import { expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { barriersIn } from '../../harness/axe';
import { browserForFile, hydrate } from '../../harness/browser';
import { openMailbox } from '../../harness/mailbox';
import { sharedFair } from '../../harness/shared-fair';
import { fill } from './answers';

const fair = sharedFair();
const { site, dataDir } = fair;
const browser = browserForFile();
const mailbox = openMailbox(dataDir);

test.each([
  ['with scripts', true, { width: 1280, height: 900 }],
  ['without scripts', false, { width: 360, height: 740 }],
] as const)(
  '%s an order is chosen in the catalogue, priced, stored and mailed',
  async (name, javaScriptEnabled, viewport) => {
    const company = `Bestel ${name}`;
    const email = javaScriptEnabled ? 'bestel-met@noordwand.example' : 'bestel-zonder@noordwand.example';
    const page = await browser.page({ javaScriptEnabled, viewport });
    await page.goto(`${site}/adverteren-en-signing`);
    await fill(page, { 'VL-01': '2', 'DR-01': '1' });
    if (javaScriptEnabled) await page.getByText('2 onderdelen: € 2.520,00 excl. btw').waitFor();
    await page.getByRole('button', { name: 'Bekijk uw bestelling' }).click();
    await page.waitForURL((url) => url.pathname === '/adverteren-en-signing/bestellen');
    if (javaScriptEnabled) await hydrate(page);
    expect(await page.locator('main').innerText()).toMatch(/Totaal inclusief btw\s+€\s3\.049,20/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    if (javaScriptEnabled) expect(await barriersIn(page)).toEqual([]);
    await fill(page, {
      company,
      contactName: 'Noor Visser',
      email,
      phone: '030 000 00 02',
      accepted: ['ja'],
    });
    await page.getByRole('button', { name: 'Bestel met betaling per factuur' }).click();
    await page.waitForURL((url) => url.pathname === '/adverteren-en-signing/besteld');

    const admin = await signInToAdmin(fair);
    const path = '/content-manager/collection-types/api::catalogue-order.catalogue-order';
    const { body } = await admin('GET', `${path}?filters[company][$eq]=${encodeURIComponent(company)}`);
    expect(read(body, 'pagination', 'total')).toBe(1);
    expect(read(body, 'results', 0, 'grossCents')).toBe(304_920);
    expect((await mailbox.next(email)).text).toContain('3.049,20');
  },
);
