import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { contractForm, contractOptions } from 'beursvloer-domain/contracts';
import { orderForm } from 'beursvloer-domain/orders';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractWords } from '../../src/contracts/form-texts';
import { addDraft, findDraft } from '../../src/platform/forms/drafts/drafts';
import { orderWords } from '../../src/orders/texts';
import { pathOf } from '../../src/platform/uploads/store';
import type { App } from '../harness/app';
import { getSolved } from '../harness/captcha';
import {
  changePrices,
  contracts,
  filledInIban,
  giveOrganiser,
  send,
  signedContract,
  upload,
} from '../harness/contracts';
import { sharedApp } from '../harness/shared-app';
import { outgoing, stored } from '../harness/submissions';

/** Contracts that exhibitors sign on the site, as its server sends them. */
let app: App;
beforeAll(async () => {
  app = await sharedApp();
  await giveOrganiser(app);
});

const sign = async (more: object = {}, values: object = {}, ip?: string) =>
  send(app, 'contracts', await signedContract(app, more, values), ip);
const takenForRobot = {
  status: 400,
  body: { error: { details: { errors: [{ path: ['captcha'], name: 'robot' }] } } },
};
const faults = ({ body }: Awaited<ReturnType<typeof sign>>) => body.error?.details.errors;
const counts = async () => [
  (await contracts(app)).length,
  (await stored(app)).length,
  (await outgoing(app)).length,
];
async function nothingMore<T>(work: () => Promise<T>): Promise<T> {
  const before = await counts();
  const result = await work();
  expect(await counts()).toEqual(before);
  return result;
}

describe('a signed contract', () => {
  it('is stored with the rules, the prices and the hash of what was signed', async () => {
    const { status, body } = await sign();
    expect([status, body]).toEqual([201, { data: { receipt: expect.stringMatching(/^[\w]{4}-[\w]{4}$/) } }]);
    const [row] = await contracts(app, { receipt: body.data?.receipt });
    expect(row).toMatchObject({
      company: 'Noordwand Bouw B.V.',
      email: 'jose@noordwand.example',
      rulesVersion: '2027.1',
      typedName: 'jose van der meulen',
      // 24 m² of stand and of walls, and the registration: 8,064.00 + 1,416.00 + 495.00 and 21%.
      total: { total: { net: 997_500, vat: 209_475, gross: 1_206_975 } },
      grossCents: 1_206_975,
      prices: { registrationCents: 49_500, vatRate: 21 },
    });
    expect(createHash('sha256').update(row.signedText).digest('hex')).toBe(row.hash);
    expect(JSON.parse(row.signedText)).toMatchObject({
      values: { iban: filledInIban, kvk: '30123456', vatNumber: 'NL123456782B01', postcode: '3526 KL' },
      rulesVersion: '2027.1',
      offerVersion: row.offerVersion,
      typedName: 'jose van der meulen',
      statements: ['Ik ga akkoord met het reglement, versie 2027.1.', 'Ik mag dit contract ondertekenen.'],
      signedAt: new Date(Number(row.signedAt)).toISOString(),
    });
    const [submission] = await stored(app, { receipt: body.data?.receipt });
    expect(submission).toMatchObject({ form: 'contract', state: 'nieuw', organiserOnly: true });
  });

  it('is mailed to both sides in words, each with its language, and with four signs of the bank account', async () => {
    const { body } = await sign({ language: 'en' });
    const [row] = await stored(app, { receipt: body.data?.receipt });
    const mails = await outgoing(app, { submission: row?.id });
    expect(mails.map(({ recipient }) => recipient)).toEqual(['post@beurs.example', 'jose@noordwand.example']);
    const [toOrganiser, toExhibitor] = mails.map(({ content }) => JSON.stringify(content));
    for (const text of [toOrganiser, toExhibitor]) {
      expect(text).toContain('••••••••••••••4300');
      expect(text).not.toContain('0417');
      expect(text).toContain('Noordwand Bouw B.V.');
      expect(text).toContain(row?.receipt);
    }
    expect(toOrganiser).toContain('Ingerichte stand: 24 × €\u00a0336,00 = €\u00a08.064,00');
    expect(toOrganiser).toContain('Inclusief btw: €\u00a012.069,75');
    expect(toExhibitor).toContain('Furnished stand: 24 × €336.00 = €8,064.00');
    expect(toExhibitor).toContain('Walls and carpet');
    expect(toExhibitor).toContain('Registration fee: €495.00');
    expect(toExhibitor).toContain('Ik mag dit contract ondertekenen.');
    expect(toExhibitor).toContain('"label":"Checksum (SHA-256)"');
    expect(toExhibitor).toContain('ten working days at most');
    expect(toExhibitor).toContain('After that the first invoice follows.');
  });

  it('of a firm from abroad says its country in words, and its numbers as they are stored', async () => {
    const { body } = await sign(
      { language: 'en' },
      {
        country: 'BE',
        kvk: '',
        vatNumber: '0403.019.261',
        postcode: 'B-2000',
        place: 'Antwerpen',
        signatoryPhone: '02/123.45.67',
        signatoryEmail: 'Jose@B\u00fccher.example\u200b',
        webAddress: 'www.noordwand.example',
      },
    );
    const [row] = await contracts(app, { receipt: body.data?.receipt });
    expect(row.email).toBe('jose@xn--bcher-kva.example');
    expect(JSON.parse(row.signedText).values).toMatchObject({
      country: 'BE',
      vatStatus: 'vat-number',
      vatNumber: 'BE0403019261',
      postcode: '2000',
      signatoryPhone: '02 123.45.67',
      signatoryEmail: 'Jose@xn--bcher-kva.example',
      webAddress: 'https://www.noordwand.example',
    });
    const [submission] = await stored(app, { receipt: body.data?.receipt });
    const mails = await outgoing(app, { submission: submission?.id });
    const [toOrganiser, toExhibitor] = mails.map(({ content }) => JSON.stringify(content));
    expect(toOrganiser).toContain('{"label":"Land","text":"België"}');
    expect(toExhibitor).toContain('{"label":"Country","text":"Belgium"}');
    expect(toExhibitor).toContain('{"label":"VAT number","text":"BE0403019261"}');
    expect(toOrganiser).not.toContain('KvK');
  });

  it('of a body without a VAT number says so', async () => {
    const { body } = await sign({}, { vatStatus: 'no-vat-number', vatNumber: '' });
    const [submission] = await stored(app, { receipt: body.data?.receipt });
    const [mail] = await outgoing(app, { submission: submission?.id });
    const text = JSON.stringify(mail?.content);
    expect(text).toContain('{"label":"Heeft een btw-nummer","text":"Nee"}');
    expect(text).not.toContain('"Btw-nummer"');
  });

  it('has a word for every field that can be filled in, in both languages', () => {
    const prices = {
      kinds: [{ code: 'a', cents: 1, squareMetres: { min: 1, max: 2 } }],
      buildings: [{ code: 'b', cents: 1, kinds: ['a'] }],
      registrationCents: 1,
      vatRate: 21,
    };
    const contract = contractForm(contractOptions(prices, { themes: ['c'], exhibitorKinds: ['d'] }));
    for (const language of ['nl', 'en'])
      for (const [form, words] of [
        [contract, contractWords(language)],
        [orderForm, orderWords(language)],
      ] as const)
        expect(form.fields.map(({ name }) => name).filter((name) => !words.labels[name])).toEqual([]);
  });

  it('counts once per key, also when it comes many times at once', async () => {
    const key = 'een-druk-op-de-knop';
    const receipts = await Promise.all(Array.from({ length: 5 }, () => sign({ key })));
    expect(receipts.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(receipts.map(({ body }) => body.data?.receipt)).size).toBe(1);
    // A key that is replayed with something else stores nothing, and gives nothing away.
    const replayed = await nothingMore(() => sign({ key }, { company: 'Ander bedrijf' }));
    expect(replayed.body.data?.receipt).toBe(receipts[0]?.body.data?.receipt);
    expect(await contracts(app, { receipt: receipts[0]?.body.data?.receipt })).toHaveLength(1);
  });

  it('counts once without a key while its content is the same', async () => {
    const values = { company: 'Zonder sleutel' };
    const [first, second, other] = [
      await sign({}, values),
      await sign({}, values),
      await sign({}, { ...values, squareMetres: '25' }),
    ];
    expect(second.body.data?.receipt).toBe(first.body.data?.receipt);
    expect(other.body.data?.receipt).not.toBe(first.body.data?.receipt);
    expect(await contracts(app, { company: 'Zonder sleutel' })).toHaveLength(2);
  });

  it('takes its files along and ends its draft, all in one', async () => {
    const logo = await upload(app, 'contract', 'logo');
    const draft = { form: 'contract', step: 'profiel', values: { logo: [logo] } };
    const token = await addDraft(app.strapi, draft);
    const { status, body } = await sign({ draftToken: token }, { logo: [logo] });
    expect(status).toBe(201);
    expect(await findDraft(app.strapi, token)).toBeNull();
    const [row] = await contracts(app, { receipt: body.data?.receipt });
    // The signature covers the file as it is stored, which is not the one that was sent: pictures are drawn
    // again.
    const sha256 = createHash('sha256')
      .update(await readFile(pathOf(app.strapi, logo)))
      .digest('hex');
    expect(JSON.parse(row.signedText).files).toEqual({ logo: [{ name: 'logo.png', sha256 }] });
    const [file] = await app.strapi.db
      .query('api::form-upload.form-upload')
      .findMany({ where: { uploadId: logo } });
    expect([file.submission, file.draft]).toEqual([row.submission, null]);
    // The file is part of a contract now, and of no other.
    const again = await nothingMore(() => sign({}, { logo: [logo], company: 'Dief' }));
    expect(faults(again)).toMatchObject([{ path: ['logo'], name: 'file-gone' }]);
  });

  it('keeps its draft when it is rejected', async () => {
    const token = await addDraft(app.strapi, { form: 'contract', step: 'stand', values: {} });
    expect((await sign({ draftToken: token }, { kvk: '1' })).status).toBe(400);
    expect(await findDraft(app.strapi, token)).not.toBeNull();
  });

  it('with the field for robots filled in is asked about, then stored with the spam, and nobody gets mail', async () => {
    const before = (await outgoing(app)).length;
    const signs = { controleveld: 'https://koop.example' };
    expect(await sign(signs, { company: 'Robot' })).toMatchObject(takenForRobot);
    const { status, body } = await sign({ ...signs, mens: 'ja' }, { company: 'Robot' });
    expect(status).toBe(201);
    const [row] = await stored(app, { receipt: body.data?.receipt });
    expect(row?.state).toBe('spam');
    expect((await outgoing(app)).length).toBe(before);
  });

  it('cannot be read back by anybody', async () => {
    for (const target of [
      '/api/contracts',
      '/api/exhibitor-contracts',
      '/api/orders',
      '/api/catalogue-orders',
    ])
      expect([401, 403, 404, 405]).toContain((await fetch(app.url + target)).status);
  });
});

describe('a contract that is not right', () => {
  it.each<[string, object, object, string, string]>([
    ['a wrong number of the Chamber of Commerce', { kvk: '123' }, {}, 'kvk', 'kvk'],
    ['a wrong VAT number', { vatNumber: 'NL123456789B01' }, {}, 'vatNumber', 'btw'],
    ['a VAT number without a holder', { vatNumber: 'NL004495445B00' }, {}, 'vatNumber', 'btw'],
    ['a country without a way to collect', { country: 'US' }, {}, 'country', 'required'],
    ['a wrong postcode', { postcode: '0000 AA' }, {}, 'postcode', 'postcode'],
    ['no bank account', { iban: '' }, {}, 'iban', 'iban'],
    [
      'a bank account that direct debit does not reach',
      { iban: 'BR1500000000000010932840814P2' },
      {},
      'iban',
      'iban',
    ],
    ['no mandate', { mandate: '' }, {}, 'mandate', 'accepted'],
    ['a theme that there is not', { themes: ['bestaat-niet'] }, {}, 'themes', 'required'],
    ['a kind of stand that there is not', { standKind: 'gratis' }, {}, 'standKind', 'required'],
    ['a stand that is too small', { squareMetres: '11' }, {}, 'squareMetres', 'too-small'],
    ['a stand that is too large', { squareMetres: '201' }, {}, 'squareMetres', 'too-large'],
    ['a part of a square metre', { squareMetres: '12,5' }, {}, 'squareMetres', 'no-size'],
    ['no way to build', { building: '' }, {}, 'building', 'required'],
    ['the size in words', { squareMetres: 'veel' }, {}, 'squareMetres', 'number'],
    ['a file of nobody', { logo: ['x'.repeat(32)] }, {}, 'logo', 'file-gone'],
    ['another name under it', {}, { typedName: 'Iemand Anders' }, 'typedName', 'same-name'],
    ['no name under it', {}, { typedName: ' ' }, 'typedName', 'required'],
    ['the rules not agreed to', {}, { rulesAccepted: '' }, 'rulesAccepted', 'accepted'],
    ['no right to sign', {}, { authorised: 'nee' }, 'authorised', 'accepted'],
  ])('because of %s says so at its field', async (_what, values, signature, field, rule) => {
    const signed = { rulesAccepted: 'ja', authorised: 'ja', typedName: 'José van der Meulen', ...signature };
    const response = await nothingMore(() => sign({ signature: signed }, values));
    expect(response.status).toBe(400);
    expect(faults(response)).toContainEqual(expect.objectContaining({ path: [field], name: rule }));
    expect(JSON.stringify(response.body)).not.toContain('0417');
  });

  it.each<[string, object | string, number]>([
    ['no JSON', '{"data":', 400],
    ['a list', '[]', 400],
    ['no data', '{}', 400],
    ['no values', { values: undefined }, 400],
    ['numbers as values', { values: { squareMetres: 24 } }, 400],
    ['objects as values', { values: { company: { $ne: '' } } }, 400],
    [
      '201 fields',
      { values: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`f${at}`, ''])) },
      400,
    ],
    ['a signature that is a text', { signature: 'ja' }, 400],
    ['no statements', { statements: [] }, 400],
    ['a statement of nothing', { statements: [' '] }, 400],
    ['eleven statements', { statements: Array.from({ length: 11 }, () => 'x') }, 400],
    ['statements that are no texts', { statements: [{ a: 1 }] }, 400],
    ['no version of the rules', { rulesVersion: '' }, 400],
    ['no version of the prices', { offerVersion: 3 }, 400],
    ['no language', { language: '' }, 400],
    ['a short key', { key: 'kort' }, 400],
    ['a key that is an object', { key: { $gt: '' } }, 400],
    ['a draft that is a list', { draftToken: ['x'] }, 400],
    ['more than fits', { values: { company: 'x'.repeat(100_001) } }, 413],
    ['long statements', { statements: ['x'.repeat(4001)] }, 413],
  ])('in shape, with %s, is rejected', async (_what, more, status) => {
    const data = typeof more === 'string' ? more : await signedContract(app, more);
    const response = await nothingMore(() => send(app, 'contracts', data));
    expect(response.status).toBe(status);
  });

  it('is rejected with each field missing that has to be filled in, and takes none that does not exist', async () => {
    const { values } = (await signedContract(app)) as { values: Record<string, unknown> };
    const free = ['standWishes', 'webAddress', 'purchaseReference'];
    for (const name of Object.keys(values).filter((one) => !free.includes(one))) {
      const response = await nothingMore(() => sign({}, { [name]: undefined }));
      expect([name, response.status]).toEqual([name, 400]);
    }
    const { body } = await sign({}, { total: '1', state: 'afgehandeld', company: 'Extra velden' });
    const [row] = await contracts(app, { receipt: body.data?.receipt });
    expect(row.grossCents).toBe(1_206_975);
    expect(row.signedText).not.toContain('afgehandeld');
  });

  it('loses what no database stores', async () => {
    const { body } = await sign({}, { company: 'Nul\u0000 en half\uD800 B.V. 🏗️' });
    const [row] = await contracts(app, { receipt: body.data?.receipt });
    expect(row.company).toBe('Nul en half B.V. 🏗️');
  });

  it('with a token of another form is rejected, and one of its own counts once', async () => {
    const [own, foreign] = [
      await getSolved(app, 'contract', 'contract'),
      await getSolved(app, 'order', 'order'),
    ];
    const wrong = await nothingMore(() => sign({ captcha: foreign }, { company: 'Token' }));
    expect([wrong.status, faults(wrong)]).toMatchObject([400, [{ path: ['captcha'] }]]);
    const { status, body } = await sign({ captcha: own }, { company: 'Token' });
    expect(status).toBe(201);
    const [row] = await stored(app, { receipt: body.data?.receipt });
    expect(row?.withoutCaptcha).toBe(false);
    const replayed = await nothingMore(() => sign({ captcha: own }, { company: 'Nog een' }));
    expect(faults(replayed)).toMatchObject([{ path: ['captcha'], name: 'replayed' }]);
  });

  it('is taken at most ten times an hour from one network without a token', async () => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await sign({}, { company: `Net ${count}` }, '192.0.2.77')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });
});

describe('a contract that is signed under something else', () => {
  it('is not taken when the rules are newer, and says which they are', async () => {
    const response = await nothingMore(() => sign({ rulesVersion: '2025.1' }));
    expect([response.status, response.body.error]).toMatchObject([
      409,
      { name: 'RulesChanged', details: { version: '2027.1' } },
    ]);
    const documents = app.strapi.documents('api::rules-version.rules-version');
    const data: object = {
      version: '2027.2',
      adopted: '2026-05-01',
      effective: '2026-05-02',
      articles: [{ title: 'Begrippen', body: [] }],
    };
    const made = await documents.create({ data, locale: 'nl' });
    expect((await sign({}, { company: 'Voor publicatie' })).status).toBe(201);
    await documents.publish({ documentId: made.documentId, locale: 'nl' });
    const newer = await nothingMore(() => sign({}, { company: 'Na publicatie' }));
    expect([newer.status, newer.body.error]).toMatchObject([409, { details: { version: '2027.2' } }]);
    expect((await sign({ rulesVersion: '2027.2' }, { company: 'Gelezen' })).status).toBe(201);
  });

  it('is not taken when the prices are others, and keeps its own when they change later', async () => {
    const rulesVersion = '2027.2';
    const data = await signedContract(app, { rulesVersion }, { company: 'Oude prijs' });
    const first = await send(app, 'contracts', data);
    expect(first.status).toBe(201);
    await changePrices(app, { registrationCents: 1 });
    const again = await signedContract(app, { rulesVersion }, { company: 'Andere prijs' });
    const { offerVersion: old } = data as { offerVersion: string };
    const response = await nothingMore(() => send(app, 'contracts', { ...again, offerVersion: old }));
    expect([response.status, response.body.error]).toMatchObject([409, { name: 'PricesChanged' }]);
    const [row] = await contracts(app, { receipt: first.body.data?.receipt });
    expect(row.prices.registrationCents).toBe(49_500);
    await changePrices(app, { registrationCents: 49_500 });
  });
});

it('nothing can be signed while there are no prices', async () => {
  const data = await signedContract(app, { rulesVersion: '2027.2' }, { company: 'Te vroeg' });
  await app.strapi.db.query('api::stand-offer.stand-offer').deleteMany({});
  const response = await nothingMore(() => send(app, 'contracts', data));
  expect([response.status, response.body.error?.name]).toEqual([503, 'ContractClosed']);
});
