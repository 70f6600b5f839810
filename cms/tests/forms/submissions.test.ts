import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';
import { formOf, outgoing, stored, submit, wellFilledIn } from '../harness/submissions';

let app: App;
let form: string;
const receipt = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

beforeAll(async () => {
  app = await sharedApp();
  form = await formOf(app, 'vraag');
});

const send = (data: unknown, ip?: string) => submit(app.url, form, data, ip);
const faults = ({ body }: Awaited<ReturnType<typeof send>>) => body.error?.details.errors;

describe('a submission', () => {
  it('is stored with the version of the form, and answered with a receipt that counts nothing', async () => {
    const { status, body } = await send(wellFilledIn({}, { onbekend: 'x' }));
    expect([status, body]).toEqual([201, { data: { receipt: expect.stringMatching(receipt) } }]);
    const [row] = await stored(app, { receipt: body.data?.receipt });
    expect(row).toMatchObject({
      form,
      version: 1,
      state: 'nieuw',
      email: 'noor@bezoeker.example',
      values: {
        onderwerp: 'stand',
        standnummer: '1.A02',
        email: 'Noor@Bezoeker.example',
        bericht: 'Mag ik <b>vlaggen</b> ophangen?\nEn hoe hoog?',
      },
    });
    expect(Object.keys(row?.values ?? {})).not.toContain('onbekend');
  });

  it('that does not satisfy the rules is rejected with the rule of every field, and nothing is stored', async () => {
    const before = (await stored(app)).length;
    const response = await send(wellFilledIn({}, { standnummer: '', email: 'geen', bericht: 'ja' }));
    expect(response.status).toBe(400);
    expect(response.body.error?.name).toBe('ValidationError');
    expect(faults(response)).toMatchObject([
      { path: ['standnummer'], name: 'required', args: [] },
      { path: ['email'], name: 'email', args: [] },
      { path: ['bericht'], name: 'length', args: ['3', '4000'] },
    ]);
    expect(JSON.stringify(response.body)).not.toContain('geen');
    expect((await stored(app)).length).toBe(before);
  });

  it('is not asked for fields that were not shown, and does not store them', async () => {
    const { status, body } = await send(wellFilledIn({}, { onderwerp: 'anders', standnummer: 'geheim' }));
    expect(status).toBe(201);
    const [row] = await stored(app, { receipt: body.data?.receipt });
    expect(Object.keys(row?.values ?? {}).sort()).toEqual(['bericht', 'email', 'onderwerp']);
  });

  it('is judged by the version that the visitor saw, also when a newer one is published', async () => {
    const documents = app.strapi.documents('api::form.form');
    const field = (name: string) => ({
      label: name,
      name,
      kind: 'Tekst' as const,
      rules: [{ rule: 'Verplicht' as const }],
    });
    const made = await documents.create({
      data: { title: 'Wisselt', slug: 'wisselt', retentionDays: 5, fields: [field('eerst')] },
      status: 'published',
    });
    const { documentId } = made;
    const data: object = { fields: [field('later')] };
    await documents.update({ documentId, data, status: 'published' });
    const sent = (version: number, values: object) =>
      submit(app.url, documentId, { version, language: 'nl', values });
    expect((await sent(1, { eerst: 'a' })).status).toBe(201);
    expect((await sent(2, { eerst: 'a' })).status).toBe(400);
    expect((await sent(2, { later: 'a' })).status).toBe(201);
    expect(faults(await sent(3, { later: 'a' }))).toMatchObject([{ path: ['version'] }]);
    expect((await stored(app, { form: documentId })).map(({ version, values }) => [version, values])).toEqual(
      [
        [1, { eerst: 'a' }],
        [2, { later: 'a' }],
      ],
    );

    await documents.unpublish({ documentId });
    const gone = await sent(2, { later: 'b' });
    expect([gone.status, gone.body.error?.name]).toEqual([410, 'FormGone']);
  });

  it('of a form that never was is a 404, and drafts are no different', async () => {
    const draft = await app.strapi.documents('api::form.form').create({
      data: {
        title: 'Concept',
        slug: 'concept',
        retentionDays: 5,
        fields: [{ label: 'a', name: 'a', kind: 'Tekst' }],
      },
    });
    for (const documentId of [draft.documentId, 'bestaat-niet', '%00', "'or 1=1"])
      expect([documentId, (await submit(app.url, documentId, wellFilledIn())).status]).toEqual([
        documentId,
        404,
      ]);
  });

  it('with the field for robots filled in is asked about, then stored as spam, and nobody gets mail', async () => {
    const signs = { controleveld: 'https://koop.example' };
    const asked = await send(wellFilledIn(signs, { bericht: 'Koop nu' }));
    expect([asked.status, asked.body.error?.details.errors]).toMatchObject([
      400,
      [{ path: ['captcha'], name: 'robot' }],
    ]);
    const { status, body } = await send(wellFilledIn({ ...signs, mens: 'ja' }, { bericht: 'Koop nu' }));
    expect([status, body]).toEqual([201, { data: { receipt: expect.stringMatching(receipt) } }]);
    const [row] = await stored(app, { receipt: body.data?.receipt });
    expect(row?.state).toBe('spam');
    expect(await outgoing(app, { submission: row?.id })).toEqual([]);
  });

  it('cannot be read back by anybody', async () => {
    for (const target of [
      '/api/form-submissions',
      `/api/forms/${form}/submissions`,
      '/api/outgoing-mails',
      '/api/form-versions',
    ])
      expect([404, 405]).toContain((await ask(app, 'GET', target)).status);
  });
});

describe('the same submission', () => {
  it('counts once when twenty arrive at once with one key, and each gets the same receipt', async () => {
    const data = wellFilledIn({ key: 'sleutel-van-een-browser' }, { bericht: 'Twintig keer' });
    const all = await Promise.all(Array.from({ length: 20 }, () => send(data)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    const receipts = new Set(all.map(({ body }) => body.data?.receipt));
    expect(receipts.size).toBe(1);
    const rows = await stored(app, { receipt: [...receipts][0] });
    expect(rows).toHaveLength(1);
    // To the recipient and to the sender, once each.
    expect(await outgoing(app, { submission: rows[0]?.id })).toHaveLength(2);
  });

  it('counts once when twenty arrive at once without a key', async () => {
    const data = wellFilledIn({}, { bericht: 'Zonder sleutel' });
    const all = await Promise.all(Array.from({ length: 20 }, () => send(data)));
    expect(new Set(all.map(({ body }) => body.data?.receipt)).size).toBe(1);
    expect(all.every(({ status }) => status === 201)).toBe(true);
  });

  it('counts again after ten minutes when it has no key, and never when it has one', async () => {
    const again = async (more: object, bericht: string) => {
      const first = await send(wellFilledIn(more, { bericht }));
      const at = Date.now() - 11 * 60_000;
      await app.strapi.db
        .query('api::form-submission.form-submission')
        .updateMany({ where: { receipt: first.body.data?.receipt }, data: { sentAt: at } });
      const second = await send(wellFilledIn(more, { bericht }));
      return first.body.data?.receipt === second.body.data?.receipt;
    };
    expect(await again({}, 'Elf minuten later')).toBe(false);
    expect(await again({ key: 'een-andere-sleutel' }, 'Elf minuten later, met sleutel')).toBe(true);
  });

  it('is two when one word differs', async () => {
    const one = await send(wellFilledIn({}, { bericht: 'Een woord' }));
    const other = await send(wellFilledIn({}, { bericht: 'Ander woord' }));
    expect(one.body.data?.receipt).not.toBe(other.body.data?.receipt);
  });
});

describe('a malformed submission', () => {
  it.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['a list', []],
    ['no version', { language: 'nl', values: {} }],
    ['a version that is a text', wellFilledIn({ version: '1' })],
    ['a version that is too large', wellFilledIn({ version: 2 ** 40 })],
    ['a version below zero', wellFilledIn({ version: -1 })],
    ['a language that is none', wellFilledIn({ language: '__proto__' })],
    ['values that are a list', { ...wellFilledIn(), values: [] }],
    ['values that are nothing', { ...wellFilledIn(), values: null }],
    ['a value that is a number', wellFilledIn({}, { bericht: 3 })],
    ['a value that is an object', wellFilledIn({}, { bericht: { $gt: '' } })],
    ['a list in a list', wellFilledIn({}, { bericht: [['a']] })],
    ['a key with signs', wellFilledIn({ key: "a'; drop table forms --" })],
    ['a key that is too long', wellFilledIn({ key: 'x'.repeat(200) })],
    ['a field for robots that is an object', wellFilledIn({ controleveld: {} })],
    [
      'very many fields',
      {
        ...wellFilledIn(),
        values: Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`v${at}`, 'x'])),
      },
    ],
    ['a text far too long', wellFilledIn({}, { bericht: 'x'.repeat(20_000) })],
  ])('is a 400: %s', async (_what, data) => {
    const before = (await stored(app)).length;
    expect((await send(data)).status).toBe(400);
    expect((await stored(app)).length).toBe(before);
  });

  it('that is too large is a 413', async () => {
    expect((await send(wellFilledIn({}, { bericht: 'x'.repeat(200_000) }))).status).toBe(413);
  });

  it('with control characters and half characters is stored without them', async () => {
    const { body } = await send(wellFilledIn({}, { bericht: 'a\u0000b\u001b[31mc\ud800d\te' }));
    const [row] = await stored(app, { receipt: body.data?.receipt });
    expect(row?.values.bericht).toBe('ab[31mcd\te');
  });
});

it('one network may send ten an hour without a token, and is told how long to wait', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await send(wellFilledIn({}, { bericht: `Nummer ${count}` }), '203.0.113.9')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  const response = await fetch(`${app.url}/api/forms/${form}/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify({ data: wellFilledIn({}, { bericht: 'Te veel' }) }),
  });
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(wellFilledIn(), '203.0.113.10')).status).toBe(201);
});

it('a token that is no token is rejected at its place, and one without any is filed apart', async () => {
  const rejected = await send(
    wellFilledIn({ captcha: 'verzonnen' }, { bericht: 'Met een verzonnen bewijs' }),
  );
  expect([rejected.status, faults(rejected)?.[0]?.path]).toEqual([400, ['captcha']]);
  const without = await send(wellFilledIn({}, { bericht: 'Zonder bewijs' }));
  expect(await stored(app, { receipt: without.body.data?.receipt })).toMatchObject([
    { withoutCaptcha: true, state: 'nieuw' },
  ]);
});
