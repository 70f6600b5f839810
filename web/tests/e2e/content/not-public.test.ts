import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { actionTimeoutMs, tellShown } from '../../harness/admin-page';
import { barriersIn } from '../../harness/axe';
import { browserForFile } from '../../harness/browser';
import { makeEditor, signInByRequest } from '../../harness/editor';
import { sharedFair } from '../../harness/shared-fair';
import { waitForChanges } from '../../harness/wait-for-changes';

/** A session that is published before its speaker: what an editor is told, and what visitors see. */
const fair = sharedFair();
const types = '/content-manager/collection-types';
const stamp = Date.now();
const name = `Late Spreker ${stamp}`;
const title = `Lezing zonder spreker ${stamp}`;
const account = { email: `laat-${stamp}@beurs.example`, password: 'Redactie-2027-laat' };

let removeEditor: () => Promise<void>;
let removeBoth: () => Promise<void>;
let documentId: string;
let path: string;
const browser = browserForFile();
let page: Page;
beforeAll(async () => {
  const admin = await signInToAdmin(fair);
  const make = async (uid: string, fields: object) => {
    const { body } = await admin('POST', `${types}/${uid}`, fields);
    return { id: String(read(body, 'data', 'documentId')), number: String(read(body, 'data', 'publicId')) };
  };
  const speaker = await make('api::speaker.speaker', { name });
  const session = await make('api::session.session', {
    title,
    kind: 'Workshop',
    day: '2027-02-09',
    startTime: '10:00:00.000',
    endTime: '10:30:00.000',
    speakers: [{ speaker: { connect: [{ documentId: speaker.id, locale: 'nl' }] } }],
  });
  documentId = session.id;
  path = `/programma/${session.number}`;
  removeBoth = async () => {
    await admin('DELETE', `${types}/api::session.session/${session.id}`);
    await admin('DELETE', `${types}/api::speaker.speaker/${speaker.id}`);
  };
  removeEditor = await makeEditor(fair, account);
  page = await browser.page({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(actionTimeoutMs);
  await signInByRequest(page, fair, account);
});
afterAll(async () => {
  await removeBoth();
  await removeEditor();
});
afterEach((context) => tellShown(page, context));

const seen = async () => {
  const change = await waitForChanges(fair);
  const response = await fetch(`${fair.site}${path}?na=${change}`);
  expect(response.status).toBe(200);
  return response.text();
};

test('publishing names who is not on the site yet, and publishes her from there', async () => {
  await page.goto(
    `${fair.cms}/admin/content-manager/collection-types/api::session.session/${documentId}?plugins[i18n][locale]=nl`,
  );
  await page.getByText('Als u dit publiceert, ontbreekt nog:').waitFor();
  await page.getByRole('button', { name: 'Publiceer', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('verschijnt vanzelf op de site zodra het gepubliceerd is').waitFor();
  await dialog.getByRole('button', { name: /publiceren$/i }).click();
  await page.getByText(`Nog niet op de site: “${name}” (Sprekers).`).waitFor();
  await page.getByText('Dit staat op de site zonder:').waitFor();
  expect(await barriersIn(page, { within: 'main aside' })).toEqual([]);
  const without = await seen();
  expect(without).toContain(title);
  expect(without).not.toContain(name);

  await page.getByRole('button', { name: `Publiceer ${name}` }).click();
  await page.getByText(`“${name}” is gepubliceerd.`).waitFor();
  await page.getByText('Dit staat op de site zonder:').waitFor({ state: 'detached' });
  expect(await seen()).toContain(name);
}, 240_000);
