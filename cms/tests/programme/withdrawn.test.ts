import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';

/** A session that an editor took off the site, as the site is told of it. */
let app: App;
const clockAt = (moment: string | null) =>
  app.strapi.config.set('site.fairNow', moment === null ? null : Date.parse(moment));
beforeAll(async () => {
  app = await sharedApp();
  clockAt('2026-11-20T10:00:00+01:00');
});
afterAll(() => clockAt(null));

const sessions = () => app.strapi.documents('api::session.session');
const fields = (values: Record<string, unknown>) => values;
let count = 0;

interface Made {
  documentId: string;
  publicId: number;
}

async function draft(more: object = {}): Promise<Made> {
  count += 1;
  const data = fields({
    title: `Rondgang ${count}`,
    slug: `rondgang-${count}`,
    kind: 'Tour',
    day: '2027-02-09',
    startTime: '11:00:00.000',
    endTime: '12:00:00.000',
    ...more,
  });
  const { documentId, publicId } = await sessions().create({ data, locale: 'nl' });
  return { documentId, publicId: Number(publicId) };
}

async function published(title: string, english?: string): Promise<Made> {
  const made = await draft({ title });
  const { documentId } = made;
  if (english !== undefined)
    await sessions().update({ documentId, locale: 'en', data: fields({ title: english, slug: 'tour' }) });
  await sessions().publish({ documentId, locale: '*' });
  return made;
}

const withdrawn = async (publicId: number | string, query = '?locale=nl') => {
  const { status, body } = await ask(app, 'GET', `/api/sessions/withdrawn/${publicId}${query}`);
  return status === 200 ? body : status;
};
const day = '2027-02-09';

describe('a session that is taken off the site', () => {
  it('is known by the titles that visitors saw, in both languages, and not by those of its draft', async () => {
    const { documentId, publicId } = await published('Langs de daken', 'Along the roofs');
    expect(await withdrawn(publicId)).toBe(404);
    for (const locale of ['nl', 'en'])
      await sessions().update({ documentId, locale, data: fields({ title: 'Nog geheim' }) });
    await sessions().unpublish({ documentId, locale: '*' });
    expect(await withdrawn(publicId)).toEqual({ title: 'Langs de daken', day });
    expect(await withdrawn(publicId, '?locale=en')).toEqual({ title: 'Along the roofs', day });
    expect(await withdrawn(publicId, '')).toEqual({ title: 'Langs de daken', day });
  });

  it('has its Dutch title in English where nobody translated it', async () => {
    const { documentId, publicId } = await published('Langs de gevels');
    await sessions().unpublish({ documentId, locale: 'nl' });
    expect(await withdrawn(publicId, '?locale=en')).toEqual({ title: 'Langs de gevels', day });
  });

  it('is forgotten when it is published again, and known anew when it is taken off once more', async () => {
    const { documentId, publicId } = await published('Langs de kelders');
    await sessions().unpublish({ documentId, locale: 'nl' });
    await sessions().update({ documentId, locale: 'nl', data: fields({ title: 'Langs de zolders' }) });
    await sessions().publish({ documentId, locale: 'nl' });
    expect(await withdrawn(publicId)).toBe(404);
    await sessions().unpublish({ documentId, locale: 'nl' });
    expect(await withdrawn(publicId)).toEqual({ title: 'Langs de zolders', day });
  });

  it('is known when it is deleted, also after it was unpublished', async () => {
    const one = await published('Langs de putten');
    await sessions().delete({ documentId: one.documentId, locale: '*' });
    expect(await withdrawn(one.publicId)).toEqual({ title: 'Langs de putten', day });

    const other = await published('Langs de bruggen');
    await sessions().unpublish({ documentId: other.documentId, locale: '*' });
    await sessions().delete({ documentId: other.documentId, locale: '*' });
    expect(await withdrawn(other.publicId)).toEqual({ title: 'Langs de bruggen', day });
  });

  it('is not known while its Dutch version is published', async () => {
    const { documentId, publicId } = await published('Langs de muren', 'Along the walls');
    await sessions().unpublish({ documentId, locale: 'en' });
    await sessions().delete({ documentId, locale: 'en' });
    expect(await withdrawn(publicId)).toBe(404);
  });

  it('is not known once it is over: it was not called off', async () => {
    const { documentId, publicId } = await published('Langs de tuinen');
    clockAt('2027-02-09T12:01:00+01:00');
    await sessions().unpublish({ documentId, locale: '*' });
    clockAt('2026-11-20T10:00:00+01:00');
    expect(await withdrawn(publicId)).toBe(404);
  });

  it('stays on the site, and is not known, when taking it off fails', async () => {
    const { documentId, publicId } = await published('Langs de liften');
    const failing = app.strapi.db.transaction(async () => {
      await sessions().unpublish({ documentId, locale: '*' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await withdrawn(publicId)).toBe(404);
  });
});

it('a draft that was never published is known to nobody', async () => {
  const { documentId, publicId } = await draft();
  await sessions().unpublish({ documentId, locale: '*' });
  expect(await withdrawn(publicId)).toBe(404);
  await sessions().delete({ documentId, locale: '*' });
  expect(await withdrawn(publicId)).toBe(404);
});

it.each([
  '0',
  '-1',
  '1.5',
  'x',
  '2e3',
  '%00',
  '%20',
  '2147483648',
  '9'.repeat(400),
  "1' or '1'='1",
  '%F0%9F%8F%A0',
])('the number %s is of no session', async (publicId) => {
  expect(await withdrawn(publicId)).toBe(404);
});

it.each(['?locale=xx', '?locale[]=en&locale[]=nl', '?locale[a]=en', '?locale='])(
  'the query %s gets the Dutch title or is rejected',
  async (query) => {
    const { documentId, publicId } = await published('Langs de ramen', 'Along the windows');
    await sessions().unpublish({ documentId, locale: '*' });
    expect([400, { title: 'Langs de ramen', day }]).toContainEqual(await withdrawn(publicId, query));
  },
);
