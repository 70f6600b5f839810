import { beforeAll, describe, expect, test } from 'vitest';

import { read, signInToAdmin } from '../../harness/admin';
import { sharedFair } from '../../harness/shared-fair';

const fair = sharedFair();
const exhibitorsPath = '/content-manager/collection-types/api::exhibitor.exhibitor';

type AdminRequest = Awaited<ReturnType<typeof signInToAdmin>>;
let admin: AdminRequest;
beforeAll(async () => {
  admin = await signInToAdmin(fair);
});

interface Exhibitor {
  documentId: string;
  publicId: number;
  slug: string;
  name: string;
}

async function firstExhibitors(count: number): Promise<Exhibitor[]> {
  const { body } = await admin('GET', `${exhibitorsPath}?page=1&pageSize=${count}&sort=publicId:ASC`);
  const results = read(body, 'results');
  if (!Array.isArray(results)) throw new Error('The admin lists no exhibitors');
  return results.map((row) => ({
    documentId: String(read(row, 'documentId')),
    publicId: Number(read(row, 'publicId')),
    slug: String(read(row, 'slug')),
    name: String(read(row, 'name')),
  }));
}

async function publish({ documentId }: Exhibitor, changes: Record<string, unknown>): Promise<number> {
  const { status } = await admin(
    'POST',
    `${exhibitorsPath}/${documentId}/actions/publish?locale=nl`,
    changes,
  );
  return status;
}

async function page(path: string): Promise<string> {
  // As new as what the editor just did: others may get a stale page for a few seconds.
  const fresh = `${path}${path.includes('?') ? '&' : '?'}na=${admin.change()}`;
  const response = await fetch(`${fair.site}${fresh}`);
  expect(response.status).toBe(200);
  return response.text();
}

describe('when an editor changes something in the admin,', () => {
  test('a new name is on the detail page and in the list, at the same URL', async () => {
    const [exhibitor] = await firstExhibitors(1);
    if (!exhibitor) throw new Error('no exhibitor');
    const name = `Zonnewende Gevelbouw ${Date.now()}`;
    expect(await publish(exhibitor, { name })).toBe(200);
    const path = `/standhouders/${exhibitor.publicId}/${exhibitor.slug}`;
    expect(await page(path)).toContain(name);
    expect(await page(`/standhouders?q=${encodeURIComponent(name)}`)).toContain(name);
    expect(await publish(exhibitor, { name: exhibitor.name })).toBe(200);
    expect(await page(path)).not.toContain(name);
  });

  test('a change that is only a draft is not on the site', async () => {
    const [, exhibitor] = await firstExhibitors(2);
    if (!exhibitor) throw new Error('no exhibitor');
    const name = `Nog niet openbaar ${Date.now()}`;
    const { status } = await admin('PUT', `${exhibitorsPath}/${exhibitor.documentId}?locale=nl`, { name });
    expect(status).toBe(200);
    expect(await page(`/standhouders/${exhibitor.publicId}/${exhibitor.slug}`)).not.toContain(name);
    await admin('PUT', `${exhibitorsPath}/${exhibitor.documentId}?locale=nl`, { name: exhibitor.name });
  });

  test.each([
    ['a name of 255 characters', 'Woningbouwvereniging'.repeat(12) + 'Rijnlandseweg!!'],
    ['an emoji', 'Huis & Haard 🏠🧱 BV'],
    ['markup', '<script>document.title = "gekaapt"</script> & <b>Bouw</b>'],
  ])('%s is shown as text', async (_what, name) => {
    const [, , exhibitor] = await firstExhibitors(3);
    if (!exhibitor) throw new Error('no exhibitor');
    expect(await publish(exhibitor, { name })).toBe(200);
    const html = await page(`/standhouders/${exhibitor.publicId}/${exhibitor.slug}`);
    expect(html).not.toContain('<script>document.title');
    expect(html).not.toContain('<b>Bouw</b>');
    expect(await publish(exhibitor, { name: exhibitor.name })).toBe(200);
  });

  test('a new kind of exhibitors has a list, a tab and a line in the sitemap, and is gone when it is removed', async () => {
    const kinds = '/content-manager/collection-types/api::exhibitor-kind.exhibitor-kind';
    const roofers = { name: 'Dakdekker', plural: 'Dakdekkers', intro: 'Wie op het dak staat.' };
    const { status, body } = await admin('POST', kinds, roofers);
    expect(status).toBe(201);
    const documentId = String(read(body, 'data', 'documentId'));
    const english = { name: 'Roofer', plural: 'Roofers', intro: 'Who is on the roof.' };
    expect((await admin('PUT', `${kinds}/${documentId}?locale=en`, english)).status).toBe(200);
    const [exhibitor] = await firstExhibitors(1);
    if (!exhibitor) throw new Error('no exhibitor');
    const { body: before } = await admin('GET', `${exhibitorsPath}/${exhibitor.documentId}`);
    expect(await publish(exhibitor, { kind: 'Dakdekker' })).toBe(200);

    const list = await page('/standhouders/dakdekkers');
    expect(list).toContain('Wie op het dak staat.');
    expect(list).toContain(exhibitor.name);
    expect(await page('/en/standhouders/dakdekkers')).toContain('Who is on the roof.');
    expect(await page('/standhouders')).toContain('href="/standhouders/dakdekkers"');
    expect(await page('/standhouders?soort=dakdekkers')).toContain(exhibitor.name);
    expect(await page('/standhouders/dakdekkers.csv')).toContain(exhibitor.name);
    expect(await page('/sitemap.xml')).toContain('/standhouders/dakdekkers<');

    expect(await publish(exhibitor, { kind: read(before, 'data', 'kind') })).toBe(200);
    const rule = { source: '/standhouders/dakdekkers', target: '/standhouders', code: 'Blijvend (301)' };
    expect((await admin('DELETE', `${kinds}/${documentId}`)).status).toBe(200);
    expect(await page('/standhouders')).not.toContain('dakdekkers');
    const asked = () =>
      fetch(`${fair.site}/standhouders/dakdekkers?na=${admin.change()}`, { redirect: 'manual' });
    expect((await asked()).status).toBe(404);
    const redirects = '/content-manager/collection-types/api::redirect.redirect';
    const made = await admin('POST', redirects, rule);
    expect((await asked()).headers.get('location')).toMatch(/\/standhouders(\?|$)/);
    await admin('DELETE', `${redirects}/${String(read(made.body, 'data', 'documentId'))}`);
  });

  test('a new kind of sessions has a list, a tab and a line in the sitemap, and is gone when it is removed', async () => {
    const kinds = '/content-manager/collection-types/api::session-kind.session-kind';
    const demos = { name: 'Demonstratie', plural: 'Demonstraties', intro: 'Kijk mee.', hasPage: true };
    const { status, body } = await admin('POST', kinds, demos);
    expect(status).toBe(201);
    const documentId = String(read(body, 'data', 'documentId'));
    const title = 'Dakpannen leggen';
    const times = { day: '2027-02-09', startTime: '12:00:00.000', endTime: '12:30:00.000' };
    const sessions = '/content-manager/collection-types/api::session.session';
    const made = await admin('POST', `${sessions}/actions/publish`, {
      title,
      slug: 'dakpannen-leggen',
      kind: 'Demonstratie',
      ...times,
    });
    expect(made.status).toBe(200);
    const path = `/programma/${String(read(made.body, 'data', 'publicId'))}`;

    const list = await page('/programma/demonstraties?dag=alle');
    expect(list).toContain(title);
    expect(await page('/programma/demonstraties?dag=alle&weergave=thema')).toContain('Kijk mee.');
    expect(await page('/programma')).toContain('href="/programma/demonstraties"');
    expect(await page('/programma?dag=alle&soort=demonstratie')).toContain(title);
    expect(await page('/programma/demonstraties.csv?dag=alle')).toContain(title);
    expect(await page('/programma/demonstraties.print?dag=alle')).toContain(title);
    expect(await page('/sitemap.xml')).toContain('/programma/demonstraties<');
    expect(await page(path)).toContain('href="/programma/demonstraties"');

    expect((await admin('DELETE', `${kinds}/${documentId}`)).status).toBe(200);
    expect(await page('/programma')).not.toContain('demonstraties');
    const gone = await fetch(`${fair.site}/programma/demonstraties?na=${admin.change()}`);
    expect(gone.status).toBe(404);
    // Its sessions stay, without a kind.
    const left = await page(path);
    expect(left).toContain(title);
    expect(left).not.toContain('Demonstratie');
    await admin('DELETE', `${sessions}/${String(read(made.body, 'data', 'documentId'))}`);
  });

  test('a name of 300 characters is rejected with a reason', async () => {
    const [exhibitor] = await firstExhibitors(1);
    if (!exhibitor) throw new Error('no exhibitor');
    expect(await publish(exhibitor, { name: 'a'.repeat(300) })).toBe(400);
  });

  test('an exhibitor without logo, texts and stand has a page', async () => {
    const name = 'Kale Stand BV';
    const created = await admin('POST', `${exhibitorsPath}?locale=nl`, {
      name,
      slug: 'kale-stand-bv',
      kind: 'Overheid',
    });
    expect(created.status).toBe(201);
    const documentId = String(read(created.body, 'data', 'documentId'));
    const publicId = Number(read(created.body, 'data', 'publicId'));
    expect(publicId).toBeGreaterThan(1000);
    expect(
      await publish(
        { documentId, publicId, slug: '', name },
        { name, slug: 'kale-stand-bv', kind: 'Overheid' },
      ),
    ).toBe(200);
    expect(await page(`/standhouders/${publicId}/kale-stand-bv`)).toContain(name);
    const removed = await admin('DELETE', `${exhibitorsPath}/${documentId}?locale=nl`);
    expect(removed.status).toBe(200);
    const gone = await fetch(`${fair.site}/standhouders/${publicId}/kale-stand-bv`);
    expect(gone.status).toBe(404);
  });
});

describe('of the URL of an exhibitor,', () => {
  test('a wrong slug redirects to the right one, and the query stays', async () => {
    const [exhibitor] = await firstExhibitors(1);
    if (!exhibitor) throw new Error('no exhibitor');
    const response = await fetch(`${fair.site}/standhouders/${exhibitor.publicId}/verkeerd?van=lijst`, {
      redirect: 'manual',
    });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(
      `/standhouders/${exhibitor.publicId}/${exhibitor.slug}?van=lijst`,
    );
  });

  test('the number stays through unpublishing and publishing', async () => {
    const [, , , exhibitor] = await firstExhibitors(4);
    if (!exhibitor) throw new Error('no exhibitor');
    const unpublished = await admin(
      'POST',
      `${exhibitorsPath}/${exhibitor.documentId}/actions/unpublish?locale=nl`,
      {},
    );
    expect(unpublished.status).toBe(200);
    const path = `/standhouders/${exhibitor.publicId}/${exhibitor.slug}`;
    expect((await fetch(`${fair.site}${path}`)).status).toBe(404);
    expect(await publish(exhibitor, {})).toBe(200);
    expect(await page(path)).toContain('</h1>');
  });
});
