import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { makeJoinable, request } from '../harness/places';
import { sharedApp } from '../harness/shared-app';
import { submit } from '../harness/submissions';
import { confirmed, register, visitor, withLink } from '../harness/visits';

let app: App;
beforeAll(async () => {
  app = await sharedApp();
});
const pin = (moment: string | null) =>
  app.strapi.config.set('site.fairNow', moment === null ? null : Date.parse(moment));
afterAll(() => pin(null));

interface Day {
  date: string;
  opens: string;
  closes: string;
  label?: string;
}

/** The small fair of these tests is on 9, 10 and 11 February 2027. */
async function lastClosing(): Promise<string> {
  const site = await app.strapi
    .documents('api::site-setting.site-setting')
    .findFirst({ locale: 'nl', populate: { days: true } });
  const days: Day[] = site?.days ?? [];
  return (
    days
      .map(({ date, closes }) => `${date}T${closes.slice(0, 5)}:00+01:00`)
      .sort()
      .at(-1) ?? ''
  );
}

const minuteBefore = (moment: string) => new Date(Date.parse(moment) - 60_000).toISOString();

it('a form that closes with the fair is open until the last minute, and then answers 410', async () => {
  const made = await app.strapi.documents('api::form.form').create({
    data: {
      title: 'Kom met een groep',
      slug: 'groep-na-afloop',
      retentionDays: 5,
      closesAfterFair: true,
      fields: [{ label: 'Naam', name: 'naam', kind: 'Tekst' }],
    },
    status: 'published',
  });
  const send = () => submit(app.url, made.documentId, { version: 1, language: 'nl', values: { naam: 'A' } });
  const end = await lastClosing();
  pin(minuteBefore(end));
  expect((await send()).status).toBe(201);
  pin(end);
  expect(await send()).toMatchObject({ status: 410, body: { error: { name: 'FairOver' } } });
  const open: object = { closesAfterFair: false };
  await app.strapi.documents('api::form.form').update({
    documentId: made.documentId,
    data: open,
    status: 'published',
  });
  expect((await send()).status).toBe(201);
});

it('nobody registers after the fair, and whoever did can still withdraw', async () => {
  pin(null);
  const { link } = await confirmed(app);
  pin(await lastClosing());
  expect(await register(app, visitor())).toMatchObject({
    status: 410,
    body: { error: { name: 'FairOver', message: expect.stringContaining('voorbij') } },
  });
  expect((await withLink(app, 'GET', 'own', { 'x-visit-link': link })).status).toBe(200);
  expect((await withLink(app, 'DELETE', 'own', { 'x-visit-link': link })).status).toBe(204);
});

it('no place is asked for after the fair', async () => {
  pin(null);
  const session = await makeJoinable(app, 2);
  pin(await lastClosing());
  expect(await request(app, session, 'te-laat@post.example')).toMatchObject({
    status: 409,
    body: { error: { name: 'TooLate' } },
  });
});

it('without days a fair is never over', async () => {
  const settings = app.strapi.documents('api::site-setting.site-setting');
  const site = await settings.findFirst({ locale: 'nl', populate: { days: true } });
  const documentId = site?.documentId ?? '';
  pin('2030-01-01T12:00:00+01:00');
  const noDays: object = { days: [] };
  await settings.update({ documentId, locale: 'nl', data: noDays });
  // There is no day to choose, which is another fault than being too late.
  expect((await register(app, visitor())).status).toBe(400);
  const days: Day[] = site?.days ?? [];
  const before: object = {
    days: days.map(({ date, opens, closes, label }) => ({ date, opens, closes, label })),
  };
  await settings.update({ documentId, locale: 'nl', data: before });
  expect((await ask(app, 'GET', '/api/site-setting')).status).toBe(200);
});
