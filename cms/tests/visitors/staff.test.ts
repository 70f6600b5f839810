import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { newMails } from '../harness/emails';
import { sharedApp } from '../harness/shared-app';
import { errorOf, organiserOf } from '../harness/staff';
import { confirm, confirmed, register, tokenIn, visitor, withLink } from '../harness/visits';

/** The work of staff for a visitor on the telephone and at the desk, through the admin's own API. */
let app: App;
let organiser: Awaited<ReturnType<typeof organiserOf>>;
let crew: string;

beforeAll(async () => {
  app = await sharedApp();
  organiser = await organiserOf(app);
  const data: object = { name: 'Ingang noord', email: 'ploeg@post.example' };
  await app.strapi.documents('api::visitor-crew.visitor-crew').create({ data });
  crew = tokenIn((await newMails(app, 1))[0], 'inchecken#');
});

const scan = async (code: string) => {
  const { body } = await withLink(app, 'POST', 'check-in', {}, { crew, code });
  return (body as { data: Record<string, unknown> }).data;
};
const own = (link: string, method = 'GET', body?: unknown) =>
  withLink(app, method, 'own', { 'x-visit-link': link }, body);

async function somebody(more: object = {}) {
  const made = await confirmed(app, more);
  return { ...made, id: await organiser.idOf(made.sent.email) };
}

const noRow = 999_999_999;

describe('a registration', () => {
  it('is shown with everything that was chosen, its mails and its scans', async () => {
    const needs = { hasNeeds: 'yes', needs: ['diet'], needsNote: 'Geen noten', needsConsent: 'ja' };
    const { id, code, sent } = await somebody({ purposes: ['newsletter'], ...needs });
    await scan(code);
    expect(await organiser.show(id)).toMatchObject({
      id,
      name: sent.name,
      email: sent.email,
      organisation: 'De Lindenhof',
      role: 'Projectleider',
      days: ['di 9 feb 2027'],
      purposes: ['Nieuws over het programma'],
      needs: ['Dieet'],
      needsNote: 'Geen noten',
      state: 'bevestigd',
      code,
      mails: [
        { title: 'Badge', state: 'verstuurd', recipient: sent.email },
        { title: 'Link om te bevestigen', state: 'verstuurd', recipient: sent.email },
      ],
      scans: [{ crew: 'Ingang noord' }],
    });
  });

  it('has the mails that an earlier version sent', async () => {
    const { id, sent } = await somebody();
    await app.strapi.db.connection('deliveries').where({ recipient: sent.email }).update({ about: 'bezoek' });
    expect((await organiser.show(id)).mails).toHaveLength(2);
  });

  it('that is not there is a 404 for every action', async () => {
    const sent = visitor();
    for (const id of [noRow, 0, -1, 1.5, 'x', '1e400', '9'.repeat(40)]) {
      expect((await organiser.call('GET', `/registrations/${id}`)).status).toBe(404);
      expect((await organiser.call('PUT', `/registrations/${id}`, sent)).status).toBe(404);
      for (const action of ['cancel', 'restore', 'confirm', 'mail', 'badge'])
        expect([id, action, (await organiser.act(id, action)).status]).toEqual([id, action, 404]);
    }
  });
});

describe('correcting', () => {
  it('goes by the rules of the public form, and leaves badge and consent as they are', async () => {
    const needs = { hasNeeds: 'yes', needs: ['diet'], needsNote: 'Geen noten', needsConsent: 'ja' };
    const { id, code, link } = await somebody({ name: 'Noor de Wti', ...needs });
    const { values, needsConsentedAt } = await organiser.show(id);
    const corrected = { ...values, name: '\u202eNoor de Wit', needsNote: 'Geen pinda’s' };
    expect((await organiser.call('PUT', `/registrations/${id}`, corrected)).status).toBe(200);
    expect(await organiser.show(id)).toMatchObject({
      name: 'Noor de Wit',
      needsNote: 'Geen pinda’s',
      needsConsentedAt,
      code,
    });
    expect(await organiser.namesOf('wti')).toEqual([]);
    expect((await own(link)).status).toBe(200);
    await newMails(app, 0);
  });

  it.each([
    ['nothing', {}, ['days', 'email', 'name', 'audience']],
    ['an empty name', { name: '' }, ['name']],
    ['a day without fair', { days: ['2027-02-08'] }, ['days']],
    ['other shapes', { name: { $ne: '' }, audience: [1], days: 'x' }, ['days', 'name', 'audience']],
    ['needs without consent', { hasNeeds: 'yes', needs: ['diet'], needsConsent: '' }, ['needsConsent']],
    ['no address', { email: 'noor' }, ['email']],
  ])('is rejected field by field: %s', async (name, wrong, fields) => {
    const { id, sent } = await somebody();
    const before = await organiser.show(id);
    const body = name === 'nothing' ? {} : { ...sent, ...wrong };
    const response = await organiser.call('PUT', `/registrations/${id}`, body);
    const { error } = response.body as { error: { details: { errors: { path: string[] }[] } } };
    expect([response.status, error.details.errors.map(({ path }) => path[0])]).toEqual([400, fields]);
    expect(await organiser.show(id)).toEqual(before);
  });

  it('of the e-mail address makes a new badge, which goes to it; the old badge and link stop', async () => {
    const { id, sent, code, link } = await somebody({ email: 'noor@tikfout.example' });
    await scan(code);
    const right = 'noor-goed@post.example';
    expect((await organiser.call('PUT', `/registrations/${id}`, { ...sent, email: right })).status).toBe(200);
    const [mail] = await newMails(app, 1);
    expect(mail).toMatchObject({ to: right, subject: 'Uw badge voor de beurs' });
    const after = await organiser.show(id);
    expect([after.email, after.scans.length]).toEqual([right, 1]);
    expect(after.code).not.toBe(code);
    expect(await scan(code)).toMatchObject({ state: 'withdrawn' });
    expect((await own(link)).status).toBe(404);
    expect((await own(tokenIn(mail, 'bezoekersprofiel?link='))).status).toBe(200);
  });

  it('of the e-mail address that nobody confirmed mails the link to the right one', async () => {
    const sent = visitor();
    await register(app, sent);
    const old = tokenIn((await newMails(app, 1))[0], 'email-valideren?bezoek=');
    const id = await organiser.idOf(sent.email);
    const right = 'onbevestigd-goed@post.example';
    expect((await organiser.call('PUT', `/registrations/${id}`, { ...sent, email: right })).status).toBe(200);
    const [mail] = await newMails(app, 1);
    expect(mail?.to).toBe(right);
    expect((await confirm(app, old)).status).toBe(404);
    expect((await confirm(app, tokenIn(mail, 'email-valideren?bezoek='))).status).toBe(200);
    await newMails(app, 1);
  });

  it('to an address that somebody else has is rejected at its field', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const body = { ...one.sent, email: other.sent.email.toUpperCase() };
    expect(errorOf(await organiser.call('PUT', `/registrations/${one.id}`, body))).toEqual([
      400,
      'Met dit e-mailadres is er al een aanmelding.',
    ]);
    const free = 'twee-tegelijk@post.example';
    const both = await Promise.all(
      [one, other].map(({ id, sent }) =>
        organiser.call('PUT', `/registrations/${id}`, { ...sent, email: free }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    await newMails(app, 1);
  });
});

describe('cancelling', () => {
  it('stops the badge at the entrance, is mailed, and said on the visitor’s own page', async () => {
    const { id, code, link, sent } = await somebody();
    expect((await organiser.act(id, 'cancel', { isMailed: true })).status).toBe(200);
    expect(await newMails(app, 1)).toMatchObject([
      { to: sent.email, subject: 'Uw aanmelding voor de beurs is geannuleerd' },
    ]);
    expect(await scan(code)).toEqual({ state: 'withdrawn', isCancelled: true });
    expect(await own(link)).toMatchObject({
      status: 200,
      body: { data: { state: 'geannuleerd', code: null } },
    });
    expect((await own(link, 'PATCH', sent)).status).toBe(409);
    expect((await withLink(app, 'GET', 'own/badge', { 'x-visit-link': link })).status).toBe(404);
    expect((await organiser.show(id)).mails[0]).toMatchObject({ title: 'Annulering' });
  });

  it('is not mailed unless somebody asks for that', async () => {
    const { id } = await somebody();
    expect((await organiser.act(id, 'cancel', { isMailed: 'ja' })).status).toBe(200);
    await newMails(app, 0);
  });

  it('twice, and restoring what is not cancelled, are rejected', async () => {
    const { id } = await somebody();
    expect(errorOf(await organiser.act(id, 'restore'))).toEqual([
      409,
      'Deze aanmelding is niet geannuleerd.',
    ]);
    expect((await organiser.act(id, 'cancel')).status).toBe(200);
    expect(errorOf(await organiser.act(id, 'cancel'))).toEqual([409, 'Deze aanmelding is al geannuleerd.']);
    for (const action of ['mail', 'confirm', 'badge'])
      expect((await organiser.act(id, action)).status).toBe(409);
    await newMails(app, 0);
  });

  it('of who was let in today takes saying so', async () => {
    const { id, code } = await somebody();
    await scan(code);
    const rejected = await organiser.act(id, 'cancel', { isMailed: true });
    expect(rejected).toMatchObject({
      status: 409,
      body: { error: { details: { scannedAt: expect.stringMatching(/^\d\d:\d\d$/) } } },
    });
    expect((await organiser.show(id)).state).toBe('bevestigd');
    expect((await organiser.act(id, 'cancel', { isInside: true })).status).toBe(200);
    expect(await scan(code)).toMatchObject({ isCancelled: true });
    await newMails(app, 0);
  });

  it('while the badge is scanned either comes first, and nobody is let in, or comes too late', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { id, code } = await somebody();
      const cancelling = () => organiser.act(id, 'cancel');
      const [one, other] =
        round % 2 === 0
          ? await Promise.all([cancelling(), scan(code)])
          : await Promise.all([scan(code), cancelling()]).then(([a, b]) => [b, a] as const);
      const { state, scans } = await organiser.show(id);
      const outcome = [one.status, other.state, state, scans.length].join(' ');
      expect(['200 withdrawn geannuleerd 0', '409 welcome bevestigd 1']).toContain(outcome);
      outcomes.add(outcome);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('is known to who registers the address once more: it stays cancelled', async () => {
    const { id, sent } = await somebody();
    await organiser.act(id, 'cancel');
    await register(app, sent);
    expect(await newMails(app, 1)).toMatchObject([
      { to: sent.email, subject: 'Uw aanmelding voor de beurs is geannuleerd' },
    ]);
    expect((await organiser.show(id)).state).toBe('geannuleerd');
  });
});

describe('restoring', () => {
  it('makes the same badge work again', async () => {
    const { id, code, link } = await somebody();
    await organiser.act(id, 'cancel');
    expect((await organiser.act(id, 'restore')).status).toBe(200);
    expect(await own(link)).toMatchObject({ body: { data: { state: 'bevestigd', code } } });
    expect(await scan(code)).toMatchObject({ state: 'welcome' });
  });

  it('brings back the link that confirms, of who never pressed it', async () => {
    const sent = visitor();
    await register(app, sent);
    const token = tokenIn((await newMails(app, 1))[0], 'email-valideren?bezoek=');
    const id = await organiser.idOf(sent.email);
    await organiser.act(id, 'cancel');
    expect(await confirm(app, token)).toMatchObject({
      status: 200,
      body: { data: { state: 'geannuleerd' } },
    });
    await organiser.act(id, 'restore');
    expect(await confirm(app, token)).toMatchObject({ status: 200, body: { data: { state: 'bevestigd' } } });
    await newMails(app, 1);
  });
});

describe('mailing again', () => {
  it('sends the badge, or the link to who never confirmed', async () => {
    const { id, sent, code } = await somebody();
    expect((await organiser.act(id, 'mail')).status).toBe(200);
    const [badge] = await newMails(app, 1);
    expect(badge).toMatchObject({ to: sent.email, subject: 'Uw badge voor de beurs' });
    expect((await own(tokenIn(badge, 'bezoekersprofiel?link='))).body).toMatchObject({ data: { code } });
    const other = visitor();
    await register(app, other);
    await newMails(app, 1);
    expect((await organiser.act(await organiser.idOf(other.email), 'mail')).status).toBe(200);
    expect(await newMails(app, 1)).toMatchObject([
      { to: other.email, subject: 'Bevestig uw aanmelding voor de beurs' },
    ]);
  });
});

describe('at the desk', () => {
  it('a visitor is added and confirmed without a mail, with a badge that is scanned and printed at once', async () => {
    const sent = visitor({ name: '\u202eAan de\u0007 Balie' });
    const added = await organiser.call('POST', '/registrations', sent);
    expect(added.status).toBe(200);
    const { id } = added.body as { id: number };
    const shown = await organiser.show(id);
    expect(shown).toMatchObject({ name: 'Aan de Balie', state: 'bevestigd', email: sent.email });
    const { body } = await organiser.act(id, 'badge');
    const pdf = Buffer.from((body as { pdf: string }).pdf, 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await scan(shown.code ?? '')).toMatchObject({ state: 'welcome', name: 'Aan de Balie' });
    await newMails(app, 0);
  });

  it('the badge is mailed as well where somebody asks for that, in the language of the visitor', async () => {
    const sent = visitor({ language: 'en', isMailed: true });
    expect((await organiser.call('POST', '/registrations', sent)).status).toBe(200);
    expect(await newMails(app, 1)).toMatchObject([{ to: sent.email, subject: 'Your badge for the fair' }]);
  });

  it('an address that is registered leads to its registration, which is confirmed there', async () => {
    const sent = visitor();
    await register(app, sent);
    await newMails(app, 1);
    const id = await organiser.idOf(sent.email);
    const body = { ...sent, name: 'Een ander', email: sent.email.toUpperCase() };
    expect(await organiser.call('POST', '/registrations', body)).toMatchObject({
      status: 409,
      body: { error: { name: 'RegistrationKnown', details: { id } } },
    });
    expect((await organiser.act(id, 'badge')).status).toBe(409);
    expect((await organiser.act(id, 'confirm')).status).toBe(200);
    expect((await organiser.act(id, 'confirm')).status).toBe(409);
    expect(await organiser.show(id)).toMatchObject({ name: sent.name, state: 'bevestigd' });
    await newMails(app, 0);
  });

  it('one address ten times at once is one registration', async () => {
    const sent = visitor();
    const all = await Promise.all(
      Array.from({ length: 10 }, () => organiser.call('POST', '/registrations', sent)),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  it.each([
    ['nothing', {}, ['days', 'email', 'name', 'audience']],
    ['an address that is none', { ...visitor(), email: 'x' }, ['email']],
    ['other shapes', { ...visitor(), name: ['x'], days: {} }, ['days', 'name']],
  ])('%s is rejected field by field', async (_, body, fields) => {
    const response = await organiser.call('POST', '/registrations', body);
    const { error } = response.body as { error: { details: { errors: { path: string[] }[] } } };
    expect([response.status, error.details.errors.map(({ path }) => path[0])]).toEqual([400, fields]);
  });
});

describe('the days of many', () => {
  const [first, second] = ['2027-02-09', '2027-02-10'] as const;
  let ids: number[];
  beforeAll(async () => {
    const site = app.strapi.documents('api::site-setting.site-setting');
    const days = [first, second].map((date) => ({ date, opens: '09:30:00.000', closes: '17:30:00.000' }));
    const data: object = { days };
    await site.update({ documentId: (await site.findFirst())?.documentId ?? '', data });
  });
  beforeEach(async () => {
    await app.strapi.db.query('api::visitor-registration.visitor-registration').deleteMany({ where: {} });
    const people = [visitor(), visitor({ days: [first, second] }), visitor({ days: [second] }), visitor()];
    ids = [];
    for (const one of people)
      ids.push(((await organiser.call('POST', '/registrations', one)).body as { id: number }).id);
    await organiser.act(ids[3] ?? 0, 'cancel');
  });
  const stored = async () => {
    const rows: { id: number; profile: { days: string[]; name: string } }[] = await app.strapi.db
      .query('api::visitor-registration.visitor-registration')
      .findMany({ orderBy: { id: 'asc' } });
    return rows.map(({ profile }) => profile.days);
  };
  const plan = (body: object) => organiser.call('POST', '/days/plan', body);
  const change = (body: object) => organiser.call('POST', '/days', body);

  it('change as was announced, but for cancelled ones and for who would have no day left', async () => {
    const move = { filters: { day: first }, add: [second], remove: [first] };
    expect((await plan(move)).body).toEqual({ changing: 2, withoutDay: 0 });
    expect((await stored())[0]).toEqual([first]);
    expect((await change({ ...move, count: 2 })).body).toEqual({ changed: 2 });
    expect(await stored()).toEqual([[second], [second], [second], [first]]);
    const removal = { filters: {}, add: [], remove: [second] };
    expect((await plan(removal)).body).toEqual({ changing: 0, withoutDay: 3 });
    const { name } = (await organiser.show(ids[0] ?? 0)).values;
    expect(name).toBe('Noor de Wit');
    expect((await organiser.audit())[0]).toMatchObject({
      what: 'Dagen toegevoegd: wo 10 feb 2027. Dagen weggehaald: di 9 feb 2027',
      about: `2 bezoekers: ${ids[0]}, ${ids[1]}`,
    });
  });

  it('change for those who were selected alone', async () => {
    const body = { ids: [ids[0], noRow], add: [second], remove: [] };
    expect((await plan(body)).body).toEqual({ changing: 1, withoutDay: 0 });
    expect((await change({ ...body, count: 1 })).body).toEqual({ changed: 1 });
    expect(await stored()).toEqual([[first, second], [first, second], [second], [first]]);
  });

  it('stay as they are when there are more or fewer by now', async () => {
    const before = await stored();
    for (const count of [1, 4, undefined, '2', null])
      expect((await change({ filters: {}, add: [second], remove: [], count })).status).toBe(
        count === 1 ? 200 : 409,
      );
    expect(before[0]).toEqual([first]);
  });

  it.each([
    ['nothing', {}],
    ['no day at all', { add: [], remove: [] }],
    ['a day without fair', { add: ['2027-02-08'], remove: [] }],
    ['one day twice', { add: [first], remove: [first] }],
    ['no list', { add: first, remove: [] }],
    ['ids that are none', { ids: ['1; drop table'], add: [second], remove: [] }],
    ['ids that are no list', { ids: 'alle', add: [second], remove: [] }],
    ['a filter that is none', { filters: { day: { $ne: '' } }, add: [second], remove: [] }],
  ])('are not changed by %s', async (_, body) => {
    const before = await stored();
    expect([(await plan(body)).status, (await change({ ...body, count: 1 })).status]).toEqual([400, 400]);
    expect(await stored()).toEqual(before);
  });
});

describe('who may only see', () => {
  it('sees a registration without the code of its badge, and changes nothing', async () => {
    const { id, sent } = await somebody();
    const { strapi } = app;
    const role = await strapi.service('admin::role').create({ code: 'kijker', name: 'Kijker' });
    await strapi.db.query('admin::permission').create({
      data: {
        action: 'api::registrations.read',
        subject: null,
        properties: {},
        conditions: [],
        role: role.id,
      },
    });
    const token = await signInAs(app, 'kijker');
    const path = `/visitors-overview/registrations/${id}`;
    expect(await ask(app, 'GET', path, { token })).toMatchObject({
      status: 200,
      body: { email: sent.email, code: null },
    });
    for (const action of ['cancel', 'restore', 'confirm', 'mail', 'badge'])
      expect((await ask(app, 'POST', `${path}/${action}`, { token, body: {} })).status).toBe(403);
    expect((await ask(app, 'PUT', path, { token, body: sent })).status).toBe(403);
    expect((await ask(app, 'GET', '/visitors-overview/export?format=csv', { token })).status).toBe(403);
    expect((await ask(app, 'GET', '/audit', { token })).status).toBe(403);
    expect((await organiser.show(id)).state).toBe('bevestigd');
  });
});
