import { beforeAll, describe, expect, it } from 'vitest';
import { deleteOldVisits } from '../../src/visitors/retention';
import type { App } from '../harness/app';
import { newMails } from '../harness/emails';
import { sharedApp } from '../harness/shared-app';
import { confirmed, register, tokenIn, visitor, withLink } from '../harness/visits';

let app: App;
let crew: string;
beforeAll(async () => {
  app = await sharedApp();
  crew = (await makeCrew('Ingang noord')).link;
});

const crews = () => app.strapi.documents('api::visitor-crew.visitor-crew');

/** Makes a crew as the organiser does, and takes its link from the mail. */
async function makeCrew(name: string): Promise<{ documentId: string; link: string }> {
  const data: object = { name, email: 'ploeg@post.example' };
  const { documentId } = await crews().create({ data });
  const [mail] = await newMails(app, 1);
  return { documentId, link: tokenIn(mail, 'inchecken#') };
}

const checkIn = (code: unknown, link = crew) => withLink(app, 'POST', 'check-in', {}, { crew: link, code });

describe('a badge at the entrance', () => {
  it('lets its visitor in, and the second time that day the crew is told when it was used', async () => {
    const { code } = await confirmed(app);
    expect(await checkIn(code)).toMatchObject({
      status: 200,
      body: { data: { state: 'welcome', name: 'Noor de Wit', organisation: 'De Lindenhof' } },
    });
    const typed = [code.toLowerCase(), code.replaceAll('-', ' '), code.replaceAll('-', '')];
    for (const again of typed)
      expect((await checkIn(again)).body).toMatchObject({
        data: { state: 'again', name: 'Noor de Wit', at: expect.stringMatching(/^20/) },
      });
  });

  it('that is scanned twenty times at once lets one in', async () => {
    const { code } = await confirmed(app);
    const responses = await Promise.all(Array.from({ length: 20 }, () => checkIn(code)));
    const states = responses.map(({ body }) => (body as { data: { state: string } }).data.state);
    expect(states.filter((state) => state === 'welcome')).toHaveLength(1);
    expect(states.filter((state) => state === 'again')).toHaveLength(19);
  });

  it('that is withdrawn lets nobody in, and the crew is told', async () => {
    const { code, link } = await confirmed(app);
    await withLink(app, 'DELETE', 'own', { 'x-visit-link': link });
    await newMails(app, 1);
    expect(await checkIn(code)).toMatchObject({ status: 200, body: { data: { state: 'withdrawn' } } });
  });

  it('is unknown when it is made up', async () => {
    const { code } = await confirmed(app);
    for (const wrong of [
      `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`,
      '',
      'BV1-A-B',
      null,
      {},
      12,
    ])
      expect(await checkIn(wrong)).toMatchObject({ status: 200, body: { data: { state: 'unknown' } } });
  });

  it('is scanned by crews with a link only, which works until they are switched off', async () => {
    const { code } = await confirmed(app);
    const south = await makeCrew('Ingang zuid');
    const off: object = { isActive: false };
    await crews().update({ documentId: south.documentId, data: off });
    const signed = crew.split('.');
    for (const link of ['x', south.link, `${south.documentId}.${signed[1]}`, `${crew}x`, 'a.b.c'])
      expect((await checkIn(code, link)).status).toBe(401);
    expect((await checkIn(code)).status).toBe(200);
  });
});

describe('what is not needed any more', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const registrations = () =>
    app.strapi.db
      .query('api::visitor-registration.visitor-registration')
      .findMany({ orderBy: { id: 'asc' } });

  it('is deleted: who never confirmed, what somebody needed, and in the end everybody', async () => {
    const { sent } = await confirmed(app, { hasNeeds: 'yes', needs: ['diet'], needsConsent: 'ja' });
    const unconfirmed = visitor();
    await register(app, unconfirmed);
    await newMails(app, 1);
    const emails = async () => (await registrations()).map(({ email }: { email: string }) => email);
    const needs = async () =>
      (await registrations()).find(({ email }: { email: string }) => email === sent.email)?.needs ?? null;

    await deleteOldVisits(app.strapi, Date.now() + 31 * dayMs);
    expect(await emails()).not.toContain(unconfirmed.email);
    expect(await emails()).toContain(sent.email);
    expect(await needs()).not.toBeNull();
    await deleteOldVisits(app.strapi, Date.parse('2027-02-11T03:00:00Z'));
    expect(await needs()).toBeNull();
    expect(await emails()).toContain(sent.email);
    await deleteOldVisits(app.strapi, Date.parse('2027-06-01T03:00:00Z'));
    expect(await emails()).toEqual([]);
  });
});
