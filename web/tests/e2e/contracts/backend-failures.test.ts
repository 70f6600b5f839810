import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { browserForFile, hydrate } from '../../harness/browser';
import { startFair, type Fair } from '../../harness/fair';
import { fill, openStep, steps, waitForStep } from './answers';
import { openLongEnough } from '../../harness/fill-time';

let fair: Fair;
const browser = browserForFile();
beforeAll(async () => {
  fair = await startFair();
});
afterAll(async () => {
  await fair.stop();
});

const customer = {
  company: 'Noordwand Bouw B.V.',
  contactName: 'Noor Visser',
  email: 'noor@noordwand.example',
  phone: '030 000 00 02',
};
const artwork = {
  name: 'vlag.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 'x')]),
};
const orderPath = '/adverteren-en-signing/bestellen?VL-01=1';
const send = (page: Page) => page.getByRole('button', { name: 'Bestel met betaling per factuur' }).click();
const next = (page: Page) => page.getByRole('button', { name: 'Volgende stap' }).click();
const problem = (page: Page) => page.locator('main').getByRole('alert');
const isPlaced = (url: URL) => url.pathname === '/adverteren-en-signing/besteld';
const unavailable = 'Wij kunnen dit nu niet verwerken';

/** An order that is filled in, with a file that the fair has already. */
async function filledOrder(page: Page, company: string): Promise<void> {
  await page.goto(`${fair.site}${orderPath}`);
  await page.locator('input[type=file]').setInputFiles(artwork);
  await page.getByText('Toegevoegd', { exact: true }).waitFor();
  await fill(page, { ...customer, company, accepted: ['ja'] });
  await openLongEnough(page);
}

/** Presses a button until it works: the site notices a moment later that the content backend is back. */
async function pressUntil(press: () => Promise<void>, done: () => Promise<void>): Promise<void> {
  const isDone = async () => {
    await press();
    return done().then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
}

async function expectNothingLost(page: Page, company: string): Promise<void> {
  expect(await page.locator('[name=company]').inputValue()).toBe(company);
  expect(await page.locator('[name=accepted]').isChecked()).toBe(true);
  expect(await page.getByText(/vlag\.pdf/).count()).toBeGreaterThan(0);
  expect(await page.getByText('Kies ze opnieuw').count()).toBe(0);
}

test('an order with a robot check that was used already says so, keeps everything, and is taken at the next press', async () => {
  const page = await browser.page();
  let used: string | null = null;
  const tokens: string[] = [];
  await page.route(/bestellen\.data/, async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    const token = /name="?captcha"?\r\n\r\n([^\r]+)|(?:^|&)captcha=([^&]+)/.exec(body);
    const own = token?.[1] ?? token?.[2] ?? '';
    tokens.push(own);
    const sent = used === null ? body : body.replace(own, used);
    used = used === null ? own : null;
    await route.continue({ postData: Buffer.from(sent, 'latin1') });
  });
  await filledOrder(page, 'Eerste');
  await send(page);
  await page.waitForURL(isPlaced);
  expect(tokens[0]).not.toBe('');
  await filledOrder(page, 'Tweede');
  await send(page);
  await problem(page).getByText('De controle op robots is verlopen.').waitFor();
  await expectNothingLost(page, 'Tweede');
  await page.unroute(/bestellen\.data/);
  await send(page);
  await page.waitForURL(isPlaced);
});

test('an order and, with and without scripts, a step of the contract wait for a content backend that is down, with the artwork and all that was typed', async () => {
  const order = await browser.page();
  await filledOrder(order, 'Geduld');
  const contracts = [
    { page: await browser.page(), hasScripts: true },
    { page: await browser.page({ javaScriptEnabled: false }), hasScripts: false },
  ];
  const [, answers = {}] = steps[1] ?? [];
  for (const { page } of contracts) {
    await openStep(page, fair.site, 'contactpersonen');
    await fill(page, answers);
  }
  await fair.killCms();
  try {
    await send(order);
    await problem(order).waitFor();
    expect(await problem(order).innerText()).toContain(unavailable);
    await expectNothingLost(order, 'Geduld');
    for (const { page } of contracts) {
      await next(page);
      await problem(page).waitFor();
      expect(await problem(page).innerText()).toContain(unavailable);
      expect(await page.locator('[name=signatoryName]').inputValue()).toBe('José van der Meulen');
      expect(await page.locator('[name=contactEmail]').inputValue()).toBe('noor@noordwand.example');
    }
  } finally {
    await fair.startCms();
  }
  await pressUntil(
    () => send(order),
    () => order.waitForURL(isPlaced, { timeout: 2000 }),
  );
  for (const { page, hasScripts } of contracts) {
    if (hasScripts) await hydrate(page);
    await pressUntil(
      () => next(page),
      () => waitForStep(page, 'aanbod', hasScripts),
    );
    await page.goto(`${fair.site}/contractformulier/organisatie`);
    expect(await page.locator('[name=company]').inputValue()).toBe('Noordwand Bouw B.V.');
  }
});

test('an order from a network that sends too many says when to try again, with what was typed', async () => {
  const page = await browser.page({ javaScriptEnabled: false });
  await page.goto(`${fair.site}${orderPath}`);
  const body = new URLSearchParams(
    await page
      .locator('form[method=post] input[name]')
      .evaluateAll((inputs) =>
        inputs.flatMap((input) =>
          input instanceof HTMLInputElement && input.type === 'hidden' ? [[input.name, input.value]] : [],
        ),
      ),
  );
  for (const [name, value] of Object.entries({ ...customer, accepted: 'ja' })) body.set(name, value);
  for (let sent = 0; sent < 80; sent += 1) {
    const response = await fetch(`${fair.site}${orderPath}`, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { origin: fair.site },
    });
    const html = await response.text();
    if (response.status === 303) continue;
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(html).toContain('Dit is te vaak geprobeerd.');
    expect(html).toContain(`value="${customer.company}"`);
    return;
  }
  throw new Error('No order was one too many');
});
