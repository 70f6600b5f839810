import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../harness/app';
import { giveOrganiser, orders, placedOrder, send, upload } from '../harness/contracts';
import { sharedApp } from '../harness/shared-app';
import { outgoing, stored } from '../harness/submissions';

/** Orders of advertising and signing, as the site's server sends them. */
let app: App;
const items = 'api::catalogue-item.catalogue-item';
beforeAll(async () => {
  app = await sharedApp();
  await giveOrganiser(app);
  const add = async (data: object, status: 'published' | 'draft' = 'published') =>
    app.strapi
      .documents(items)
      .create({ data: { summary: 'x', vatRate: 21, ...data }, locale: 'nl', status });
  await add({ code: 'VL-02', name: 'Laatste', priceCents: 100, stock: 3 });
  await add({ code: 'VL-03', name: 'Op', priceCents: 100, soldOut: true });
  await add({ code: 'VL-04', name: 'Concept', priceCents: 100 }, 'draft');
  await add({ code: 'VL-05', name: 'Gids', priceCents: 1_050, vatRate: 9 });
});

const order = (more: object = {}, values: object = {}, ip?: string) =>
  send(app, 'orders', placedOrder(more, values), ip);
const faults = ({ body }: Awaited<ReturnType<typeof order>>) => body.error?.details.errors;
const counts = async () => [
  (await orders(app)).length,
  (await stored(app)).length,
  (await outgoing(app)).length,
];
async function nothingMore<T>(work: () => Promise<T>): Promise<T> {
  const before = await counts();
  const result = await work();
  expect(await counts()).toEqual(before);
  return result;
}

describe('an order', () => {
  it('is stored with its lines and totals by the prices of now, and mailed to both sides', async () => {
    const quantities = { 'VL-01': '2', 'VL-05': 1, 'VL-02': '0', 'VL-03': '' };
    const { status, body } = await order({ quantities, seenTotalCents: 166_915 });
    expect([status, body]).toEqual([201, { data: { receipt: expect.any(String) } }]);
    const [row] = await orders(app, { receipt: body.data?.receipt });
    expect(row).toMatchObject({
      company: 'Noordwand Bouw B.V.',
      email: 'jose@noordwand.example',
      grossCents: 166_915,
      lines: [
        { code: 'VL-01', name: 'Vlag', quantity: 2, unitCents: 68_500, net: 137_000, vat: 28_770 },
        { code: 'VL-05', name: 'Gids', quantity: 1, unitCents: 1_050, vatRate: 9, vat: 95 },
      ],
      total: { net: 138_050, vat: 28_865, gross: 166_915 },
    });
    const [submission] = await stored(app, { receipt: body.data?.receipt });
    expect(submission).toMatchObject({ form: 'order', organiserOnly: true, state: 'nieuw' });
    const mails = await outgoing(app, { submission: submission?.id });
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'orders@beurs.example',
      'jose@noordwand.example',
    ]);
    for (const { content } of mails) {
      expect(JSON.stringify(content)).toContain('VL-01 Vlag: 2 × €\u00a0685,00 = €\u00a01.370,00');
      expect(JSON.stringify(content)).toContain('Btw 9%: €\u00a00,95');
      expect(JSON.stringify(content)).toContain('Inclusief btw: €\u00a01.669,15');
    }
    const [, toExhibitor] = mails.map(({ content }) => JSON.stringify(content));
    expect(toExhibitor).toContain('Binnen twee werkdagen krijgt u antwoord. Van drukwerk krijgt u een proef');
    expect(toExhibitor).toContain('U betaalt per factuur.');
  });

  it('counts once per key, and once without while its content is the same', async () => {
    const key = 'een-bestelling-1';
    const receipts = await Promise.all(Array.from({ length: 4 }, () => order({ key })));
    expect(new Set(receipts.map(({ body }) => body.data?.receipt)).size).toBe(1);
    const without = [await order({}, { company: 'Zonder' }), await order({}, { company: 'Zonder' })];
    expect(new Set(without.map(({ body }) => body.data?.receipt)).size).toBe(1);
    // The same company that orders more is another order.
    const more = { quantities: { 'VL-01': '1' }, seenTotalCents: 82_885 };
    expect((await order(more, { company: 'Zonder' })).body.data?.receipt).not.toBe(
      without[0]?.body.data?.receipt,
    );
    expect(await orders(app, { company: 'Zonder' })).toHaveLength(2);
  });

  it('takes its artwork along, which is no other order’s then', async () => {
    const artwork = [await upload(app, 'order', 'artwork'), await upload(app, 'order', 'artwork')];
    const { body } = await order({}, { artwork });
    const [row] = await orders(app, { receipt: body.data?.receipt });
    expect(row.values.artwork).toMatchObject([{ name: 'logo.pdf' }, { name: 'logo.pdf' }]);
    const again = await nothingMore(() => order({}, { artwork, company: 'Dief' }));
    expect(faults(again)).toMatchObject([{ path: ['artwork'], name: 'file-gone' }]);
    const foreign = await upload(app, 'contract', 'logo');
    expect(faults(await nothingMore(() => order({}, { artwork: [foreign] })))).toMatchObject([
      { path: ['artwork'] },
    ]);
  });

  it('is not taken at another price than the visitor saw, whatever the browser says it costs', async () => {
    for (const seenTotalCents of [0, 1, 165_769, 165_771, 137_000]) {
      const response = await nothingMore(() =>
        order({ seenTotalCents, priceCents: 1, lines: [{ unitCents: 1 }] }),
      );
      expect([response.status, response.body.error]).toMatchObject([
        409,
        { name: 'PricesChanged', details: { totalCents: 165_770 } },
      ]);
    }
  });

  it('keeps its price when the catalogue changes', async () => {
    const { body } = await order({}, { company: 'Oude prijs' });
    const [item] = await app.strapi.documents(items).findMany({ filters: { code: 'VL-01' }, locale: 'nl' });
    const data: object = { priceCents: 70_000 };
    const documentId = item?.documentId ?? '';
    await app.strapi.documents(items).update({ documentId, locale: 'nl', data, status: 'published' });
    const response = await nothingMore(() => order({}, { company: 'Nieuwe prijs' }));
    expect([response.status, response.body.error]).toMatchObject([409, { details: { totalCents: 169_400 } }]);
    const [row] = await orders(app, { receipt: body.data?.receipt });
    expect(row.lines[0].unitCents).toBe(68_500);
    const old: object = { priceCents: 68_500 };
    await app.strapi.documents(items).update({ documentId, locale: 'nl', data: old, status: 'published' });
  });
});

describe('an order that is not right', () => {
  it.each<[string, object, string[], string]>([
    ['nothing in it', { quantities: {} }, ['quantities'], 'required'],
    ['only nothing of something', { quantities: { 'VL-01': '0' } }, ['quantities'], 'required'],
    [
      'something that there is not',
      { quantities: { 'XX-99': '1' } },
      ['quantities', 'XX-99'],
      'unknown-item',
    ],
    [
      'something that is not published',
      { quantities: { 'VL-04': '1' } },
      ['quantities', 'VL-04'],
      'unknown-item',
    ],
    ['less than nothing', { quantities: { 'VL-01': '-1' } }, ['quantities', 'VL-01'], 'bad-quantity'],
    ['a part of one', { quantities: { 'VL-01': 1.5 } }, ['quantities', 'VL-01'], 'bad-quantity'],
    ['a number in letters', { quantities: { 'VL-01': '1e3' } }, ['quantities', 'VL-01'], 'bad-quantity'],
    ['far too many', { quantities: { 'VL-01': 10_001 } }, ['quantities', 'VL-01'], 'bad-quantity'],
    [
      'a name of every object',
      { quantities: { constructor: '1' } },
      ['quantities', 'constructor'],
      'unknown-item',
    ],
  ])('because of %s says so at its item', async (_what, more, path, name) => {
    const response = await nothingMore(() => order(more));
    expect(response.status).toBe(400);
    expect(faults(response)).toContainEqual(expect.objectContaining({ path, name }));
  });

  it.each([
    ['something that is sold out', 'VL-03', '1', 0, 'Op is uitverkocht.'],
    ['more than there are', 'VL-02', '4', 3, 'Van Laatste zijn er nog 3.'],
  ])('because of %s says how many are left', async (_what, code, quantity, left, message) => {
    const response = await nothingMore(() => order({ quantities: { [code]: quantity } }));
    expect([response.status, response.body.error]).toMatchObject([
      409,
      { name: 'OutOfStock', message, details: { [code]: left } },
    ]);
  });

  it.each<[string, object, string, string]>([
    ['no company', { company: ' ' }, 'company', 'required'],
    ['a wrong e-mail address', { email: 'geen' }, 'email', 'email'],
    ['the conditions not agreed to', { accepted: 'nee' }, 'accepted', 'accepted'],
    ['a long remark', { remark: 'x'.repeat(1001) }, 'remark', 'length'],
  ])('because of %s says so at its field', async (_what, values, field, rule) => {
    const response = await nothingMore(() => order({}, values));
    expect([response.status, faults(response)]).toMatchObject([400, [{ path: [field], name: rule }]]);
  });

  it.each<[string, object | string, number]>([
    ['no JSON', '{"data":', 400],
    ['quantities that are a list', { quantities: [1] }, 400],
    ['a quantity that is a list', { quantities: { 'VL-01': ['1'] } }, 400],
    ['a quantity that is true', { quantities: { 'VL-01': true } }, 400],
    ['a long quantity', { quantities: { 'VL-01': '1'.repeat(21) } }, 400],
    [
      '501 items',
      { quantities: Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`c${at}`, '1'])) },
      400,
    ],
    ['no total', { seenTotalCents: undefined }, 400],
    ['a total in text', { seenTotalCents: '165770' }, 400],
    ['a total below nothing', { seenTotalCents: -1 }, 400],
    ['no values', { values: null }, 400],
    ['objects as values', { values: { email: { $ne: '' } } }, 400],
    ['too much', { values: { remark: 'x'.repeat(100_001) } }, 413],
  ])('in shape, with %s, is rejected', async (_what, more, status) => {
    const data = typeof more === 'string' ? more : placedOrder(more);
    expect((await nothingMore(() => send(app, 'orders', data))).status).toBe(status);
  });
});

it('an order of far more than a fair costs is stored to the cent', async () => {
  const data = { code: 'VL-06', name: 'Duur', summary: 'x', priceCents: 100_000_000, vatRate: 21 };
  await app.strapi.documents(items).create({ data, locale: 'nl', status: 'published' });
  const seenTotalCents = 1_210_000_000_000;
  const { status, body } = await order({ quantities: { 'VL-06': 10_000 }, seenTotalCents });
  expect(status).toBe(201);
  const [row] = await orders(app, { receipt: body.data?.receipt });
  expect([row.grossCents, row.total.gross]).toEqual([seenTotalCents, seenTotalCents]);
});
