import { afterEach, expect, test } from 'vitest';
import { startSite, type TestSite } from '../testing.fixture';

let site: TestSite | undefined;
afterEach(() => site?.close());

const ask = async (
  captcha: { provider: 'recaptcha' | 'turnstile' } | null,
  query: string,
  init?: RequestInit,
) => {
  const service = captcha && { ...captcha, siteKey: 'sleutel', scriptUrl: null };
  site = await startSite(null, undefined, undefined, { captcha: service });
  return fetch(`${site.origin}/api/_captcha${query}`, init);
};
const query = '?action=contact/f1&form=f1';

test('the document of reCAPTCHA loads its script alone, under a policy of its own', async () => {
  const response = await ask({ provider: 'recaptcha' }, query);
  const html = await response.text();
  expect(html).toContain('src="https://www.google.com/recaptcha/api.js?render=sleutel&amp;onload=ready"');
  expect(html).toContain('{"siteKey":"sleutel","action":"contact/f1","form":"f1"}');
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const policy = response.headers.get('content-security-policy') ?? '';
  const origins =
    'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://recaptcha.google.com/recaptcha/';
  expect(policy).toContain(`script-src 'nonce-${nonce}' ${origins};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(response.headers.get('x-frame-options')).toBeNull();
});

test('the document of Turnstile asks for a token that nobody has to do something for', async () => {
  const html = await (await ask({ provider: 'turnstile' }, query)).text();
  expect(html).toContain(
    'src="https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&amp;onload=ready"',
  );
  expect(html).toContain("appearance: 'interaction-only'");
});

test.each(['?action="-alert(1)-"', '?action=</script>', `?action=${'a'.repeat(200)}`, '/meer?action=a'])(
  'there is none for %s',
  async (wrong) => {
    expect((await ask({ provider: 'turnstile' }, wrong)).status).toBe(404);
  },
);

test('there is none where the site protects its forms itself, and none to send something to', async () => {
  expect((await ask(null, query)).status).toBe(404);
  await site?.close();
  expect((await ask({ provider: 'turnstile' }, query, { method: 'POST' })).status).toBe(405);
});
