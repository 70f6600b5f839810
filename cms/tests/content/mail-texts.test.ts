import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailTexts } from '../../src/platform/mail/own-texts/mail-texts';
import { listEntries } from '../../src/platform/audit/audit';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { newMails } from '../harness/emails';
import '../harness/features';
import { sharedApp } from '../harness/shared-app';
import { confirmed, register, visitor } from '../harness/visits';

/** The texts of mails, as the organiser changes them and as visitors get them. */
let app: App;
let token: string;
beforeAll(async () => {
  app = await sharedApp();
  token = await signInAs(app, 'organiser');
});

interface Detail {
  variables: { name: string; label: string }[];
  standard: { subject: string; text: string };
  own: { subject: string; text: string } | null;
  version: string | null;
}
const call = (method: string, path: string, body?: object, as = token) =>
  ask(app, method, `/mail-texts${path}`, { token: as, ...(body && { body }) });
const detail = async (path: string) => (await call('GET', path)).body as Detail;
const errorOf = (body: unknown) => (body as { error?: { message: string } }).error?.message;

async function change(path: string, text: { subject: string; text: string }): Promise<Detail> {
  const { version } = await detail(path);
  const { status, body } = await call('PUT', path, { ...text, version });
  expect([status, errorOf(body)]).toEqual([200, undefined]);
  return body as Detail;
}
async function reset(path: string): Promise<void> {
  const { version } = await detail(path);
  if (version !== null) expect((await call('POST', `${path}/reset`, { version })).status).toBe(200);
}

describe('every mail that is registered', () => {
  it.each(
    mailTexts.all().flatMap((mail) => mail.languages.map((language) => [mail.name, language, mail] as const)),
  )(
    '%s (%s) has a standard text that can be stored as it is, with the values it is given',
    async (name, language, mail) => {
      const variables = Object.keys(mail.variables);
      const values = Object.fromEntries(variables.map((one) => [one, `{${one}}`]));
      const content = mail.content(language, values);
      expect([content.language ?? 'nl', content.template?.name]).toEqual([language, name]);
      expect(content.template?.variables).toEqual(values);

      const path = `/${name}/${language}`;
      const { standard } = await detail(path);
      expect(await change(path, standard)).toMatchObject({ own: standard });
      await reset(path);

      const { status, body } = await call('POST', `${path}/preview`, standard);
      expect(status).toBe(200);
      for (const one of variables) expect(JSON.stringify(body)).not.toContain(`{${one}}`);
    },
  );

  it('has a name and a title of its own', () => {
    for (const part of ['name', 'title'] as const) {
      const parts = mailTexts.all().map((mail) => mail[part]);
      expect(new Set(parts).size).toBe(parts.length);
    }
  });
});

describe('a text of the organiser', () => {
  const badge = '/visitor-badge/nl';
  beforeEach(() => reset(badge));
  const own = { subject: 'Tot ziens, {naam}', text: 'U komt op {dagen}.\n\n{badge}. Neem hem mee.' };

  it('is in the mails that leave from then on, until the standard text is back', async () => {
    const { standard } = await detail(badge);
    await change(badge, own);
    const first = (await confirmed(app)).badge;
    expect(first).toMatchObject({ subject: 'Tot ziens, Noor de Wit' });
    expect(first?.text).toMatch(
      /^Dag Noor de Wit,\n\nU komt op .+9 feb.+\.\n\nUw badge zit bij deze mail\. Neem hem mee\.\n\nNaar mijn aanmelding:/,
    );
    expect(first?.html).toContain('Uw badge zit bij deze mail. Neem hem mee.');

    await reset(badge);
    expect(await detail(badge)).toMatchObject({ standard, own: null, version: null });
    expect((await confirmed(app)).badge).toMatchObject({ subject: 'Uw badge voor de beurs' });
  });

  it('may name the fair, and nothing else that it does not know', async () => {
    const ofFair = { subject: 'Op {beursdagen}', text: '{Openingstijden}, in {locatie}.' };
    expect((await detail(badge)).variables).toContainEqual({
      name: 'locatie',
      label: 'De naam van de locatie',
    });
    await change(badge, ofFair);
    const { badge: mail } = await confirmed(app);
    expect(mail?.subject).toBe('Op 9 februari 2027');
    expect(mail?.text).toMatch(/\n\nVan .+ uur, in [A-Z][^{}]+\.\n\n/);
    const { status, body } = await call('PUT', badge, { subject: '{dag9}', text: 'x', version: null });
    expect([status, errorOf(body)]).toEqual([400, expect.stringContaining('{dag9}')]);
  });

  it('is for its language alone', async () => {
    await change('/visitor-confirm/en', { subject: 'Is it you?', text: 'Say so.' });
    await register(app, visitor({ language: 'en' }));
    const [english] = await newMails(app, 1);
    expect(english?.subject).toBe('Is it you?');
    expect(english?.text).toMatch(/^Hello,\n\nSay so\.\n\nConfirm my registration:/);
    await register(app, visitor());
    expect(await newMails(app, 1)).toMatchObject([{ subject: 'Bevestig uw aanmelding voor de beurs' }]);
    await reset('/visitor-confirm/en');
  });

  it('shows a name with braces and tags in it as it is', async () => {
    await change(badge, { subject: '{naam}', text: 'Dit is {naam}, op {dagen}.' });
    const { badge: mail } = await confirmed(app, { name: 'Noor {dagen} <b>de</b> Wit' });
    expect(mail?.subject).toBe('Noor {dagen} <b>de</b> Wit');
    expect(mail?.text).toContain('Dit is Noor {dagen} <b>de</b> Wit, op ');
    expect(mail?.html).toContain('Dit is Noor {dagen} &lt;b&gt;de&lt;/b&gt; Wit, op ');
    expect(mail?.html).not.toContain('<b>');
  });

  it('has no name in it before the address is confirmed', async () => {
    const { status, body } = await call('PUT', '/visitor-confirm/nl', {
      subject: 'Dag {naam}',
      text: 'x',
      version: null,
    });
    expect([status, errorOf(body)]).toEqual([
      400,
      expect.stringMatching(/^\{naam\} is geen variabele van deze mail\. Kies uit: \{beursnaam\}, /),
    ]);
    await register(app, visitor());
    expect(await newMails(app, 1)).toMatchObject([{ subject: 'Bevestig uw aanmelding voor de beurs' }]);
  });

  it('stays when somebody else stored another one meanwhile', async () => {
    const seen = await detail(badge);
    const { version } = await change(badge, own);
    const other = { subject: 'Anders', text: 'Anders.' };
    for (const [method, path, body] of [
      ['PUT', badge, { ...other, version: seen.version }],
      ['PUT', badge, { ...other, version: 'onbekend' }],
      ['POST', `${badge}/reset`, { version: seen.version }],
    ] as const) {
      const response = await call(method, path, body);
      expect([response.status, errorOf(response.body)]).toEqual([
        409,
        expect.stringMatching(/^Iemand anders heeft deze tekst intussen gewijzigd\./),
      ]);
    }
    expect(await detail(badge)).toMatchObject({ own, version });
    const both = await Promise.all([1, 2].map(() => call('PUT', badge, { ...other, version })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is listed as changed, and recorded in the audit log', async () => {
    await change(badge, own);
    const { body } = await call('GET', '');
    const listed = (body as { data: { name: string; changed: string[] }[] }).data;
    expect(listed.filter(({ changed }) => changed.length > 0)).toMatchObject([
      { name: 'visitor-badge', changed: ['nl'] },
    ]);
    await reset(badge);
    const [last, before] = await listEntries(app.strapi, { page: 1, pageSize: 2 });
    expect([last, before]).toMatchObject([
      { who: 'organiser', what: 'Tekst van een mail teruggezet naar de standaardtekst', about: 'Badge (nl)' },
      { who: 'organiser', what: 'Tekst van een mail gewijzigd', about: 'Badge (nl)' },
    ]);
  });
});

describe('a preview and a test mail', () => {
  const text = { subject: 'Dag {naam}', text: 'Eén <b> & {dagen}.\n\nTwee.' };

  it('show what is typed, with example values', async () => {
    const { body } = await call('POST', '/visitor-badge/nl/preview', text);
    const { subject, html } = body as { subject: string; html: string };
    expect(subject).toBe('Dag Noor de Vries');
    expect(html).toContain('Eén &lt;b&gt; &amp; dinsdag en woensdag.');
  });

  it('go to the administrator alone, and change nothing', async () => {
    const { status, body } = await call('POST', '/visitor-badge/nl/test', {
      ...text,
      email: 'x@elders.example',
    });
    expect([status, body]).toEqual([200, { email: 'organiser@beurs.example' }]);
    const mails = await newMails(app, 1);
    expect(mails).toMatchObject([{ to: 'organiser@beurs.example', subject: 'TEST: Dag Noor de Vries' }]);
    expect(mails[0]?.text).toContain('Eén <b> & dinsdag en woensdag.\n\nTwee.');
    expect(await detail('/visitor-badge/nl')).toMatchObject({ own: null });
  });

  it('say so when the mail server does not take it', async () => {
    const { provider } = app.strapi.plugin('email');
    app.strapi.plugin('email').provider = { ...provider, send: () => Promise.reject(new Error('no')) };
    const { status, body } = await call('POST', '/visitor-badge/nl/test', text);
    app.strapi.plugin('email').provider = provider;
    expect([status, errorOf(body)]).toEqual([503, expect.stringMatching(/^De proefmail is niet verstuurd/)]);
  });
});

const good = { subject: 'Goed', text: 'Goed.' };
it.each([
  ['no subject', { ...good, subject: ' ' }, 'Vul een onderwerp in.'],
  ['no text', { subject: 'Goed' }, 'Vul een tekst in.'],
  ['a text that nobody sees', { ...good, text: '\u202e' }, 'Vul een tekst in.'],
  ['a list for a text', { ...good, text: ['x'] }, 'Vul een tekst in.'],
  ['a subject that is too long', { ...good, subject: 'x'.repeat(201) }, 'Gebruik hoogstens 200 tekens.'],
  ['a text that is too long', { ...good, text: 'x'.repeat(5001) }, 'Gebruik hoogstens 5000 tekens.'],
  ['a line break in the subject', { ...good, subject: 'a\r\nBcc: b' }, 'Gebruik geen regeleinden'],
  ['a sign that turns the line in the subject', { ...good, subject: 'a\u202eb' }, 'Gebruik geen regeleinden'],
  [
    'an unknown variable',
    { ...good, text: 'Dag {Namen}' },
    '{Namen} is geen variabele van deze mail. Kies uit: {naam}, {dagen}, {badge}, {beursnaam}, ',
  ],
  ['a variable of every object', { ...good, subject: '{constructor}' }, '{constructor} is geen variabele'],
])('%s is not stored, and the field says why', async (_what, text, message) => {
  for (const path of ['', '/preview', '/test']) {
    const method = path === '' ? 'PUT' : 'POST';
    const { status, body } = await call(method, `/visitor-badge/nl${path}`, { ...text, version: null });
    expect([status, errorOf(body)]).toEqual([400, expect.stringContaining(message)]);
  }
  expect(await detail('/visitor-badge/nl')).toMatchObject({ own: null });
});

it('signs that nobody sees go from a text, and lines of any system are lines', async () => {
  const { own } = await change('/visitor-badge/nl', {
    subject: ' Goed ',
    text: ' Een\u202e.\r\n\r\nTwee\u0000. ',
  });
  expect(own).toEqual({ subject: 'Goed', text: 'Een.\n\nTwee.' });
  await reset('/visitor-badge/nl');
});

it('mails and languages that are not there are not found, and only organisers see and change them', async () => {
  for (const path of ['/elders/nl', '/visitor-badge/de', '/account-reset/en', '/visitor-badge/__proto__'])
    expect((await call('GET', path)).status).toBe(404);
  const editor = await signInAs(app, 'strapi-editor');
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/visitor-badge/nl'],
    ['PUT', '/visitor-badge/nl'],
    ['POST', '/visitor-badge/nl/reset'],
    ['POST', '/visitor-badge/nl/preview'],
    ['POST', '/visitor-badge/nl/test'],
  ] as const)
    expect((await call(method, path, method === 'GET' ? undefined : good, editor)).status).toBe(403);
  expect((await ask(app, 'GET', '/api/mail-texts')).status).toBe(404);
});
