import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { barriersIn } from '../../harness/axe';
import { browserForFile, hydrate } from '../../harness/browser';
import { sharedFair } from '../../harness/shared-fair';

const fair = sharedFair();
const browser = browserForFile();
const types = '/content-manager/collection-types';
const slug = `voorproef-${Date.now()}`;

let admin: Awaited<ReturnType<typeof signInToAdmin>>;
/** The drafts of a form and of a page with it, and the URLs that the admin opens for them. */
const made: { uid: string; documentId: string; url: string }[] = [];
beforeAll(async () => {
  admin = await signInToAdmin(fair);
  const form = await makeDraft('api::form.form', {
    title: 'Voorproef',
    slug,
    fields: [{ label: 'Uw naam', name: 'naam', kind: 'Tekst', rules: [{ rule: 'Verplicht' }] }],
    submitLabel: 'Probeer het uit',
    confirmationTitle: 'Zo ziet een bezoeker het',
    recipients: [{ email: 'voorproef@fabriekenthuis.example' }],
  });
  await makeDraft('api::page.page', {
    title: 'Pagina met een voorproef',
    slug,
    blocks: [
      {
        __component: 'blocks.form',
        title: 'Vul het in',
        form: { connect: [{ documentId: form, locale: 'nl' }] },
      },
    ],
  });
});
afterAll(async () => {
  for (const { uid, documentId } of made) await admin('DELETE', `${types}/${uid}/${documentId}`);
});

async function makeDraft(uid: string, draft: object): Promise<string> {
  const { body } = await admin('POST', `${types}/${uid}?locale=nl`, draft);
  const documentId = read(body, 'data', 'documentId');
  if (typeof documentId !== 'string') throw new Error(`${uid} was not saved: ${JSON.stringify(body)}`);
  const query = new URLSearchParams({ documentId, locale: 'nl', status: 'draft' });
  const link = await admin('GET', `/content-manager/preview/url/${uid}?${query}`);
  made.push({ uid, documentId, url: String(read(link.body, 'data', 'url')) });
  return documentId;
}

const previewOf = (uid: string) => made.find((one) => one.uid === uid)?.url ?? '';

async function submissionCount(): Promise<number> {
  const { status, body } = await admin('GET', `${types}/api::form-submission.form-submission`);
  expect(status).toBe(200);
  return Number(read(body, 'pagination', 'total'));
}

describe.each([
  ['a page with the form', 'api::page.page', true],
  ['the form alone', 'api::form.form', false],
])('a preview of %s (%s), with JavaScript %s', (_what, uid, javaScriptEnabled) => {
  test('shows the draft, judges what is filled in, and stores nothing', async () => {
    const before = await submissionCount();
    const page = await browser.page({ javaScriptEnabled, viewport: { width: 360, height: 800 } });
    const response = await page.goto(previewOf(uid));
    expect(response?.status()).toBe(200);
    const form = page.locator(`#formulier-${slug}`);
    const send = () => form.getByRole('button', { name: 'Probeer het uit' }).click();
    await send();
    await form
      .getByRole('alert')
      .getByRole('link', { name: /Uw naam is verplicht/i })
      .waitFor();
    if (javaScriptEnabled) {
      await hydrate(page);
      expect(await barriersIn(page, { within: `#formulier-${slug}` })).toEqual([]);
    }
    await form.getByLabel('Uw naam').fill('Een redacteur');
    await send();
    await page.getByText('Zo ziet een bezoeker het').waitFor();
    expect(new URL(page.url()).searchParams.get('voorbeeld')).toBeTruthy();
    expect(await submissionCount()).toBe(before);
  });
});

test.each(['api::page.page', 'api::form.form'])(
  'without its link the draft of %s is not there, and takes nothing',
  async (uid) => {
    const { pathname } = new URL(previewOf(uid));
    const url = fair.site + pathname;
    const shown = await fetch(url);
    expect(shown.status).toBe(404);
    expect(await shown.text()).not.toContain('Voorproef');
    const sent = await fetch(url, {
      method: 'POST',
      headers: { origin: fair.site, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ form: slug, naam: 'Een vreemde' }),
    });
    expect(sent.status).toBe(404);
  },
);
