import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { newMails } from '../harness/emails';
import { readPdf } from '../harness/pdf-text';
import { makePerson } from '../harness/people';
import { sharedApp } from '../harness/shared-app';
import { confirm, confirmed, register, tokenIn, visitor, withLink } from '../harness/visits';

let app: App;
beforeAll(async () => {
  app = await sharedApp();
});

const rows = () =>
  app.strapi.db.query('api::visitor-registration.visitor-registration').findMany({ orderBy: { id: 'asc' } });
const own = (method: string, link: string, body?: unknown) =>
  withLink(app, method, 'own', { 'x-visit-link': link }, body);

describe('a registration as a visitor', () => {
  it('is stored, confirmed with the link in the mail, and brings a badge that can be printed', async () => {
    const { sent, response, badge, code, link } = await confirmed(app);
    expect(tokenIn(badge, 'bezoekersprofiel?link=')).toMatch(/^[0-9A-Z]{16}\./);
    expect((await own('GET', tokenIn(badge, 'bezoekersprofiel?link='))).status).toBe(200);
    expect((await own('GET', link)).status).toBe(200);
    expect(response).toMatchObject({
      status: 200,
      body: {
        data: { email: sent.email, state: 'bevestigd', profile: { name: 'Noor de Wit', days: sent.days } },
      },
    });
    expect(code).toMatch(/^BV1-[0-9A-Z]{16}-[0-9A-Z]{16}$/);
    expect(badge).toMatchObject({ to: sent.email, subject: 'Uw badge voor de beurs' });
    const { attachments } = badge as unknown as {
      attachments: { filename: string; content: { data: number[] } }[];
    };
    const { text } = await readPdf(Buffer.from(attachments[0]?.content.data ?? []));
    expect(text).toContain(code);
  });

  it('is mailed in the language that its visitor reads', async () => {
    const sent = visitor({ language: 'en' });
    await register(app, sent);
    const [asked] = await newMails(app, 1);
    expect(asked?.subject).toBe('Confirm your registration for the fair');
    await confirm(app, tokenIn(asked, 'en/email-valideren?bezoek='));
    const [badge] = await newMails(app, 1);
    expect(badge?.subject).toBe('Your badge for the fair');
    expect((await own('GET', tokenIn(badge, 'en/bezoekersprofiel?link='))).status).toBe(200);
  });

  it('is answered in the same way for an address that is registered, changes nothing and says so by mail', async () => {
    const { sent, token } = await confirmed(app);
    const before = await rows();
    const again = await register(app, { ...sent, name: 'Een ander', email: sent.email.toUpperCase() });
    const fresh = await register(app, visitor());
    expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
    expect((await rows()).slice(0, before.length)).toEqual(before);
    const mails = await newMails(app, 2);
    const told = mails.find(({ to }) => to === sent.email);
    expect(told?.subject).toBe('U bent al aangemeld voor de beurs');
    // Whoever registers somebody else chooses the name.
    expect(JSON.stringify(mails)).not.toContain('Een ander');
    // The link of the first mail works once more, and mails no second badge.
    expect((await confirm(app, token)).status).toBe(200);
    await newMails(app, 0);
  });

  it('of one address twenty times at once is one registration', async () => {
    const sent = visitor();
    const responses = await Promise.all(Array.from({ length: 20 }, () => register(app, sent)));
    expect(new Set(responses.map(({ status }) => status)).has(500)).toBe(false);
    expect((await rows()).filter(({ email }: { email: string }) => email === sent.email)).toHaveLength(1);
    // As many as one address gets in an hour, when each comes from another network.
    expect(await newMails(app, 20)).toHaveLength(20);
  });

  it('is changed with the link in the mail, but for its e-mail address', async () => {
    const { sent, link } = await confirmed(app);
    const changed = await own('PATCH', link, { ...sent, email: 'ander@post.example', role: 'Directeur' });
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { email: sent.email, profile: { role: 'Directeur', name: 'Noor de Wit' } } },
    });
    const badge = await withLink(app, 'GET', 'own/badge', { 'x-visit-link': link });
    const { pdf } = (badge.body as { data: { pdf: string } }).data;
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is withdrawn with the link in the mail: nothing of it stays', async () => {
    const { sent, link, token } = await confirmed(app);
    expect((await own('DELETE', link)).status).toBe(204);
    expect(JSON.stringify(await rows())).not.toContain(sent.email);
    const [mail] = await newMails(app, 1);
    expect(mail?.subject).toBe('U bent afgemeld voor de beurs');
    for (const response of [await own('GET', link), await own('DELETE', link), await confirm(app, token)])
      expect(response).toMatchObject({
        status: 404,
        body: { error: { message: 'Deze link werkt niet (meer).' } },
      });
  });

  it('stores what somebody needs only with their consent', async () => {
    const needs = { hasNeeds: 'yes', needs: ['wheelchair'], needsNote: 'Ik kom met een begeleider.' };
    const rejected = await register(app, visitor(needs));
    expect(rejected).toMatchObject({
      status: 400,
      body: { error: { details: { errors: [{ path: ['needsConsent'], name: 'accepted' }] } } },
    });
    const { response } = await confirmed(app, { ...needs, needsConsent: 'ja' });
    expect(response.body).toMatchObject({
      data: { needs: { needs: ['wheelchair'], note: needs.needsNote } },
    });
    // Not asked for: not stored.
    const without = await confirmed(app, { ...needs, hasNeeds: 'no', needsConsent: 'ja' });
    expect(without.response.body).toMatchObject({ data: { needs: null } });
  });
});

describe('who is signed in with a confirmed e-mail address', () => {
  it('sees, changes and withdraws their own registration without a link, and takes it along with their data', async () => {
    const person = await makePerson(app, 'bezoekt');
    const { sent } = await confirmed(app, { email: person.email });
    const other = await confirmed(app);
    const headers = { authorization: `Bearer ${person.token}` };
    const mine = (method: string, body?: unknown) => withLink(app, method, 'own', headers, body);
    expect(await mine('GET')).toMatchObject({ status: 200, body: { data: { email: person.email } } });
    const changed = await mine('PATCH', { ...sent, role: 'Directeur' });
    expect(changed).toMatchObject({ status: 200, body: { data: { profile: { role: 'Directeur' } } } });
    const data = await ask(app, 'GET', '/api/account/data', { token: person.token });
    expect(JSON.stringify(data.body)).toContain('Directeur');
    expect(JSON.stringify(data.body)).not.toContain(other.sent.email);
    expect((await mine('DELETE')).status).toBe(204);
    await newMails(app, 1);
    expect((await mine('GET')).status).toBe(404);
  });

  it('is nobody without a confirmed address, or with a link that does not work', async () => {
    const person = await makePerson(app, 'onbevestigd');
    await confirmed(app, { email: person.email });
    const headers = { authorization: `Bearer ${person.token}` };
    expect((await withLink(app, 'GET', 'own', { ...headers, 'x-visit-link': 'a.b.c' })).status).toBe(404);
    await app.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { email: person.email }, data: { confirmed: false } });
    expect((await withLink(app, 'GET', 'own', headers)).status).not.toBe(200);
    expect((await withLink(app, 'GET', 'own', {})).status).toBe(404);
  });
});

describe('a robot', () => {
  it('has nobody mailed: too soon, with the hidden field, or with a token that is not good', async () => {
    for (const signs of [
      { controleveld: 'https://x.example' },
      { begonnen: String(Date.now()) },
      { captcha: 'x' },
    ])
      expect(await register(app, visitor(signs))).toMatchObject({
        status: 400,
        body: { error: { details: { errors: [{ path: ['captcha'] }] } } },
      });
    await newMails(app, 0);
  });

  it('without a token registers ten addresses an hour from one network, and is told how long to wait', async () => {
    const ip = { 'x-forwarded-for': '203.0.113.77' };
    for (let time = 0; time < 10; time += 1)
      expect((await withLink(app, 'POST', '', ip, visitor())).status).toBe(202);
    const eleventh = await withLink(app, 'POST', '', ip, visitor());
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0);
    await newMails(app, 10);
  });
});

describe('what is not a registration', () => {
  it.each([
    ['nothing', {}, ['days', 'email', 'name', 'audience']],
    ['an address that is none', visitor({ email: 'noor' }), ['email']],
    ['a name that is too long', visitor({ name: 'x'.repeat(101) }), ['name']],
    ['a day without fair', visitor({ days: ['2027-02-08'] }), ['days']],
    ['a kind that nobody offered', visitor({ audience: 'boef' }), ['audience']],
    ['a list for a name', visitor({ name: ['Noor'], audience: ['corporaties'] }), ['name', 'audience']],
    [
      'values of another shape',
      visitor({ name: { $ne: '' }, audience: [1], days: 'x' }),
      ['days', 'name', 'audience'],
    ],
  ])('is rejected field by field: %s', async (_, body, fields) => {
    const before = await rows();
    const response = await register(app, body);
    expect(response.status).toBe(400);
    const { error } = response.body as { error: { details: { errors: { path: string[] }[] } } };
    expect(error.details.errors.map(({ path: [field] }) => field)).toEqual(fields);
    expect(await rows()).toEqual(before);
  });

  it.each([undefined, null, 12, {}, 'x', 'a.b.c', 'x'.repeat(1000)])('has no link %s', async (token) => {
    expect((await confirm(app, token)).status).toBe(404);
    expect((await own('GET', typeof token === 'string' ? token : 'geen')).status).toBe(404);
  });

  it('can be managed with the link that confirms, or the other way round', async () => {
    const { link, token } = await confirmed(app);
    expect((await own('GET', token)).status).toBe(404);
    expect((await confirm(app, link)).status).toBe(404);
  });
});
