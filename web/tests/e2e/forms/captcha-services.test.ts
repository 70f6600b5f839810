import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { startCaptchaService } from '../../harness/captcha-service';
import { startFair, type Fair } from '../../harness/fair';
import { openLongEnough } from '../../harness/fill-time';

const browser = browserForFile();
const form = (page: Page) => page.locator('#formulier-contact');
const consent = (page: Page) => form(page).getByLabel('Google mag nagaan of ik een robot ben');

async function fillIn(page: Page, email: string): Promise<void> {
  const field = (label: RegExp) => form(page).getByLabel(label);
  await field(/Waar gaat uw vraag over/).selectOption('pers');
  await field(/^Uw naam/).fill('Noor de Wit');
  await field(/E-mailadres/).fill(email);
  await field(/Uw vraag of bericht/).fill('Wanneer is de rondleiding voor de pers?');
}

async function send(page: Page): Promise<void> {
  await openLongEnough(page);
  await form(page).getByRole('button', { name: 'Verstuur uw vraag' }).click();
  await form(page).getByText('Uw vraag is verstuurd').waitFor({ timeout: 20_000 });
}

describe.each(['turnstile', 'recaptcha'] as const)('a fair with %s', (provider) => {
  let fair: Fair;
  let service: Awaited<ReturnType<typeof startCaptchaService>>;
  beforeAll(async () => {
    service = await startCaptchaService();
    fair = await startFair({ environment: service.environment(provider) });
  });
  afterAll(async () => {
    await fair.stop();
    service.close();
  });

  test('sends a form with a token of the service, whose script never runs in the page of the form', async () => {
    const page = await browser.page({ viewport: { width: 360, height: 800 } });
    const foreign = new Set<string>();
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== fair.site) foreign.add(request.frame().url());
    });
    await page.goto(`${fair.site}/contact`);
    expect(service.scriptCount()).toBe(0);
    await form(page)
      .getByLabel(/^Uw naam/)
      .focus();
    if (provider === 'recaptcha') {
      // Nothing of Google's is loaded before somebody agrees.
      await consent(page).waitFor();
      expect(service.scriptCount()).toBe(0);
      expect(await barriersIn(page, { within: '#formulier-contact' })).toEqual([]);
      await consent(page).press('Space');
    }
    await expect.poll(service.scriptCount).toBe(1);
    await fillIn(page, `dienst-${provider}@post.example`);
    await send(page);
    expect(service.asked.map(({ secret }) => secret)).toEqual(['geheim-van-de-site']);
    expect(service.asked[0]?.token).toMatch(/^contact[.~]\w+~/);
    expect([...foreign].every((url) => url.startsWith(`${fair.site}/api/_captcha?`))).toBe(true);
    expect(await page.evaluate(() => 'turnstile' in window || 'grecaptcha' in window)).toBe(false);
  });

  if (provider === 'recaptcha')
    test('takes a form without scripts, and one whose visitor does not agree, without a token', async () => {
      const before = service.asked.length;
      const plain = await browser.page({ javaScriptEnabled: false });
      await plain.goto(`${fair.site}/contact`);
      await fillIn(plain, 'zonder@post.example');
      await form(plain).getByRole('button', { name: 'Verstuur uw vraag' }).click();
      await form(plain).getByText('Uw vraag is verstuurd').waitFor();
      const page = await browser.page();
      await page.goto(`${fair.site}/contact`);
      await fillIn(page, 'nee@post.example');
      await send(page);
      expect(service.asked.length).toBe(before);
    });

  test('lets nobody else frame the document of the service, nor put something into it', async () => {
    const response = await fetch(`${fair.site}/api/_captcha?action=contact&form=a`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]+' http:\/\/127\.0\.0\.1:\d+;/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    for (const wrong of ['action="-alert(1)-"', 'action=</script>', `action=${'a'.repeat(200)}`])
      expect((await fetch(`${fair.site}/api/_captcha?${wrong}`)).status).toBe(404);
  });
});
