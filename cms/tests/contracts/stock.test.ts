import { beforeAll, beforeEach, expect, it } from 'vitest';
import { headOf, purgesAfter } from '../../src/platform/outbox/outbox';
import { ask, type App } from '../harness/app';
import { giveOrganiser, orders, placedOrder, send } from '../harness/contracts';
import { sharedApp } from '../harness/shared-app';
import { outgoing, stored } from '../harness/submissions';

/** Things of the catalogue that there is a limited number of. */
let app: App;
let organiser: string;
const items = 'api::catalogue-item.catalogue-item';
const password = 'Beurs-2027-wachtwoord';
/** The item of the test that runs, of which there are three. */
let code: string;
let tests = 0;

beforeAll(async () => {
  app = await sharedApp();
  await giveOrganiser(app);
  const role = await app.strapi.db.query('admin::role').findOne({ where: { code: 'organiser' } });
  const email = 'organiser@beurs.example';
  const account = { email, password, firstname: 'Noor', isActive: true, registrationToken: null };
  await app.strapi.service('admin::user').create({ ...account, roles: [role.id] });
  const { body } = await ask(app, 'POST', '/admin/login', { body: { email, password } });
  organiser = JSON.stringify(body).match(/"token":"([^"]+)"/)?.[1] ?? '';
});
beforeEach(async () => {
  code = `ST-1${(tests += 1)}`;
  const data: object = { code, name: 'Zuil', summary: 'x', priceCents: 10_000, vatRate: 21, stock: 3 };
  await app.strapi.documents(items).create({ data, locale: 'nl', status: 'published' });
});

let companies = 0;
const order = (quantity: number) =>
  send(
    app,
    'orders',
    placedOrder(
      { quantities: { [code]: String(quantity) }, seenTotalCents: quantity * 12_100 },
      // Each customer gets few mails in an hour.
      { company: `Bedrijf ${(companies += 1)}`, email: `bedrijf-${companies}@standhouder.example` },
    ),
  );
async function left(): Promise<unknown> {
  const { body } = await ask(app, 'GET', `/api/catalogue-items?filters[code][$eq]=${code}`);
  return (body as { data: { left: unknown }[] }).data[0]?.left;
}
async function changeState(receipt: string | undefined, state: string) {
  const [row] = await stored(app, { receipt });
  return ask(app, 'PUT', `/form-worklist/submissions/${row?.id}`, { token: organiser, body: { state } });
}
const counts = async () => [
  (await orders(app)).length,
  (await stored(app)).length,
  (await outgoing(app)).length,
];

it('orders that come at once never get more than there is; the others hear how many are left, and nothing of them is stored', async () => {
  const before = await counts();
  const responses = await Promise.all(Array.from({ length: 8 }, () => order(1)));
  const accepted = responses.filter(({ status }) => status === 201);
  const rejected = responses.filter(({ status }) => status === 409);
  expect([accepted.length, rejected.length]).toEqual([3, 5]);
  for (const { body } of rejected)
    expect(body.error).toMatchObject({
      name: 'OutOfStock',
      message: 'Zuil is uitverkocht.',
      details: { [code]: 0 },
    });
  const [ordered = 0, submissions = 0, mails = 0] = before;
  expect(await counts()).toEqual([ordered + 3, submissions + 3, mails + 6]);
  expect(await left()).toBe(0);
});

it('more than there are left is rejected with how many there are, and that many can be ordered', async () => {
  expect((await order(1)).status).toBe(201);
  expect(await left()).toBe(2);
  const { status, body } = await order(3);
  expect([status, body.error]).toMatchObject([
    409,
    { message: 'Van Zuil zijn er nog 2.', details: { [code]: 2 } },
  ]);
  expect((await order(2)).status).toBe(201);
  expect(await left()).toBe(0);
});

it('what a cancelled order or spam held can be ordered again, and is not sold twice when it comes back', async () => {
  const first = await order(3);
  expect((await order(1)).status).toBe(409);
  for (const state of ['geannuleerd', 'spam']) {
    expect((await changeState(first.body.data?.receipt, state)).status).toBe(200);
    expect(await left()).toBe(3);
    expect((await changeState(first.body.data?.receipt, 'in behandeling')).status).toBe(200);
    expect(await left()).toBe(0);
  }
  await changeState(first.body.data?.receipt, 'geannuleerd');
  expect((await order(1)).status).toBe(201);
  const back = await changeState(first.body.data?.receipt, 'nieuw');
  expect([back.status, JSON.stringify(back.body)]).toEqual([
    400,
    expect.stringContaining('Van Zuil zijn er nog 2.'),
  ]);
  const [row] = await stored(app, { receipt: first.body.data?.receipt });
  expect(row?.state).toBe('geannuleerd');
});

it('pages that show the item are stale after an order and after it is cancelled, and only then', async () => {
  const tagsSince = async (seq: number) => (await purgesAfter(app.strapi, seq, 10)).map(({ tags }) => tags);
  const [item] = await app.strapi.documents(items).findMany({ filters: { code }, locale: 'nl' });
  const { last } = await headOf(app.strapi);
  const { body } = await order(1);
  await order(9);
  await changeState(body.data?.receipt, 'afgehandeld');
  await changeState(body.data?.receipt, 'geannuleerd');
  await send(app, 'orders', placedOrder({}, { company: 'Zonder beperking' }));
  const changed = ['catalogue-items', item?.documentId];
  expect(await tagsSince(last)).toEqual([changed, changed]);
});
