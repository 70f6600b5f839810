import { expect, test, vi } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { withoutPack } from '../../harness/device';
import { sharedFair } from '../../harness/shared-fair';
import { registeredVisitor, send } from '../../harness/visitors';

const fair = sharedFair();
const browser = browserForFile();
const phone = { viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' } as const;
const patient = { timeout: 30_000, interval: 200 };

test('a badge that was opened with reception is there without it, until its registration is withdrawn', async () => {
  const { code, page: url } = await registeredVisitor(fair, 'badge-op-toestel@post.example');
  const page = await browser.page(phone);
  await withoutPack(page.context());
  await page.goto(`${fair.site}/mijn-badge`);
  await page.getByText('Op dit toestel staat nog geen badge').waitFor();
  expect(await barriersIn(page)).toEqual([]);
  await vi.waitFor(async () => {
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  }, patient);

  await page.goto(url);
  await page.getByText(code).waitFor();
  await vi.waitFor(
    async () => expect(await page.evaluate(() => localStorage.getItem('badge'))).toContain(code),
    patient,
  );
  await vi.waitFor(async () => {
    const isStored = await page.evaluate(async () => (await caches.match('/mijn-badge')) !== undefined);
    expect(isStored).toBe(true);
  }, patient);

  await page.context().setOffline(true);
  await page.goto(`${fair.site}/mijn-badge`);
  await page.getByText(code).waitFor();
  await page.locator('[data-badge-code]').waitFor();
  await page.context().setOffline(false);

  await page.goto(url);
  await page.getByLabel('Ik wil mij afmelden').check();
  await send(page, 'afmelden');
  await page.getByText('Op dit toestel').or(page.getByText('verwijderd')).first().waitFor();
  await page.goto(`${fair.site}/mijn-badge`);
  await page.getByText('Op dit toestel staat nog geen badge').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('badge'))).toBeNull();
});

test('a badge whose registration was withdrawn elsewhere goes away at the next look with reception', async () => {
  const { code, page: url } = await registeredVisitor(fair, 'badge-elders-weg@post.example');
  const page = await browser.page({ viewport: phone.viewport });
  await page.goto(url);
  await vi.waitFor(
    async () => expect(await page.evaluate(() => localStorage.getItem('badge'))).toContain(code),
    patient,
  );
  const link = new URL(url).searchParams.get('link') ?? '';
  const gone = await fetch(`${fair.cms}/api/visitor-registrations/own`, {
    method: 'DELETE',
    headers: { 'x-visit-link': link },
  });
  expect(gone.status).toBe(204);
  await page.goto(`${fair.site}/mijn-badge`);
  await page.getByText('Op dit toestel staat nog geen badge').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('badge'))).toBeNull();
});
