import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillInEnglish } from '../../src/platform/documents/languages-of-fair';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { newMails } from '../harness/emails';
import { setEnglish } from '../harness/english';
import { linkIn, makeJoinable, own, request } from '../harness/places';
import { sharedApp } from '../harness/shared-app';
import { formOf, outgoing, stored, submit, wellFilledIn } from '../harness/submissions';
import { confirm, register, tokenIn, visitor } from '../harness/visits';

/** A fair whose organiser turned English off. */
let app: App;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => setEnglish(app, true));

const rows = () => app.strapi.db.query('api::site-setting.site-setting');
const shown = async () => {
  const { body } = await ask(app, 'GET', '/api/site-setting?fields[0]=english');
  return (body as { data: { english: unknown } }).data.english;
};

describe('the setting', () => {
  it('is on, is turned off by an organiser for both languages, and keeps what is in English', async () => {
    expect(await shown()).toBe(true);
    const pages = await app.strapi.db.query('api::page.page').count({ where: { locale: 'en' } });
    const token = await signInAs(app, 'organiser');
    const path = '/content-manager/single-types/api::site-setting.site-setting';
    const { status } = await ask(app, 'PUT', path, { token, body: { english: false } });
    expect(status).toBe(200);
    expect(await shown()).toBe(false);
    expect(await rows().count({ where: { english: true } })).toBe(0);
    expect(await app.strapi.db.query('api::page.page').count({ where: { locale: 'en' } })).toBe(pages);
  });

  it('of a database from before there was one is on', async () => {
    await rows().updateMany({ where: {}, data: { english: null } });
    await fillInEnglish(app.strapi);
    expect(await shown()).toBe(true);
    await setEnglish(app, false);
    await fillInEnglish(app.strapi);
    expect(await shown()).toBe(false);
  });
});

describe('mail to who read English', () => {
  it('about a registration is in Dutch once English is off', async () => {
    await setEnglish(app, true);
    await register(app, visitor({ language: 'en' }));
    const [asked] = await newMails(app, 1);
    expect(asked?.subject).toBe('Confirm your registration for the fair');
    await setEnglish(app, false);
    await confirm(app, tokenIn(asked, 'en/email-valideren?bezoek='));
    const [badge] = await newMails(app, 1);
    expect(badge?.subject).toBe('Uw badge voor de beurs');
    expect(tokenIn(badge, 'bezoekersprofiel?link=')).not.toBe('');
  });

  it('about a place at a session is in Dutch once English is off', async () => {
    const session = await makeJoinable(app, 2);
    await setEnglish(app, true);
    await request(app, session, 'reader@post.example', { language: 'en' });
    const [asked] = await newMails(app, 1);
    expect(asked?.subject).toMatch(/^Confirm your request/);
    await setEnglish(app, false);
    await own(app, 'POST', linkIn(asked));
    const [placed] = await newMails(app, 1);
    expect(placed?.subject).toMatch(/^U hebt een plaats/);
    expect(placed?.text).toContain('https://beurs.example/plaats?link=');
  });

  it('about a form that is sent from a page which was still open is in Dutch', async () => {
    const form = await formOf(app, 'vraag');
    const languageAfter = async (key: string) => {
      const { status, body } = await submit(app.url, form, wellFilledIn({ language: 'en', key }));
      expect(status).toBe(201);
      const [row] = await stored(app, { receipt: body.data?.receipt });
      const mails = await outgoing(app, { submission: row?.id });
      return JSON.parse(JSON.stringify(mails.at(-1)?.content)).language;
    };
    await setEnglish(app, true);
    expect(await languageAfter('still-english')).toBe('en');
    await setEnglish(app, false);
    expect(await languageAfter('not-english-now')).toBe('nl');
  });
});
