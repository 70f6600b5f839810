import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredSubmissions } from '../../src/platform/forms/submissions/retention';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import {
  contracts,
  filledInIban,
  giveOrganiser,
  orders,
  placedOrder,
  send,
  signedContract,
  upload,
} from '../harness/contracts';
import '../harness/features';
import { makePerson, type Person } from '../harness/people';
import { sharedApp } from '../harness/shared-app';
import { outgoing, stored } from '../harness/submissions';

/** Contracts and orders after they were sent: their readers, and the end of their storage. */
let app: App;
let person: Person;
const tokens: Record<string, string> = {};
const receipts: Record<string, string> = {};
let logo: string;

beforeAll(async () => {
  app = await sharedApp();
  // Before anything is sent: they look for their own mail.
  person = await makePerson(app, 'jose');
  await giveOrganiser(app);
  for (const code of ['strapi-editor', 'organiser']) tokens[code] = await signInAs(app, code);
  logo = await upload(app, 'contract', 'logo');
  const values = { signatoryEmail: person.email, company: '=HYPERLINK("x")', logo: [logo] };
  const contract = await send(app, 'contracts', await signedContract(app, {}, values));
  const order = await send(app, 'orders', placedOrder({}, { email: person.email }));
  receipts.contract = contract.body.data?.receipt ?? '';
  receipts.order = order.body.data?.receipt ?? '';
});

interface Listed {
  data: {
    id: number;
    receipt: string;
    answers: { label: string; text: string }[];
    files: { id: string }[];
  }[];
  meta: { forms: { documentId: string; canTest: boolean }[] };
}
async function list(role: string, query = ''): Promise<Listed> {
  const { body } = await ask(app, 'GET', `/form-worklist?${query}`, { token: tokens[role] ?? '' });
  return body as Listed;
}

describe('the organiser', () => {
  it('sees contracts and orders in words, with the whole bank account and the files', async () => {
    const { data, meta } = await list('organiser');
    expect(data.map(({ receipt }) => receipt)).toEqual([receipts.order, receipts.contract]);
    const [order, contract] = data;
    expect(contract?.answers).toContainEqual({ label: 'IBAN', text: filledInIban });
    expect(contract?.answers).toContainEqual({ label: 'Soort stand', text: 'Ingerichte stand' });
    expect(contract?.answers).toContainEqual({ label: 'Thema’s', text: 'Circulair\nHoutbouw' });
    expect(order?.answers[0]?.text).toContain('VL-01 Vlag: 2 ×');
    expect(contract?.files).toMatchObject([{ id: logo }]);
    expect(meta.forms).toContainEqual({ documentId: 'contract', title: 'Contractformulier', canTest: false });
    for (const q of ['houtbouw', receipts.contract ?? '', 'NL91ABNA'])
      expect((await list('organiser', `form=contract&q=${q}`)).data).toHaveLength(1);
    const file = await ask(app, 'GET', `/form-uploads/${logo}`, { token: tokens.organiser ?? '' });
    expect(file.status).toBe(200);
  });

  it('works one off, and exports exactly what is asked for, without formulas', async () => {
    const [contract] = (await list('organiser', 'form=contract')).data;
    const token = tokens.organiser ?? '';
    const body = { state: 'in behandeling', note: 'Plek zoeken' };
    const changed = await ask(app, 'PUT', `/form-worklist/submissions/${contract?.id}`, { token, body });
    expect(changed.status).toBe(200);
    expect((await list('organiser', 'form=contract&state=in behandeling')).data).toHaveLength(1);
    const csv = await ask(app, 'GET', '/form-worklist/export?format=csv&form=contract', { token });
    const [row] = Papa.parse<Record<string, string>>(String(csv.body).replace('\uFEFF', ''), {
      header: true,
      delimiter: ';',
    }).data;
    expect(row).toMatchObject({ Notitie: 'Plek zoeken', 'Officiële naam': '\'=HYPERLINK("x")' });
    const xlsx = await ask(app, 'GET', '/form-worklist/export?format=xlsx&form=order', { token });
    expect(xlsx.status).toBe(200);
  });
});

describe('an editor', () => {
  it('sees no contract and no order, nor their files, and changes none', async () => {
    const { data, meta } = await list('strapi-editor');
    expect(data).toEqual([]);
    expect(meta.forms.map(({ documentId }) => documentId)).not.toContain('contract');
    expect((await list('strapi-editor', 'form=contract')).data).toEqual([]);
    const token = tokens['strapi-editor'] ?? '';
    const [contract] = (await list('organiser', 'form=contract')).data;
    const body = { state: 'afgehandeld' };
    expect(
      (await ask(app, 'PUT', `/form-worklist/submissions/${contract?.id}`, { token, body })).status,
    ).toBe(404);
    expect((await ask(app, 'GET', `/form-uploads/${logo}`, { token })).status).toBe(404);
    const types = ['exhibitor-contract', 'catalogue-order', 'form-draft'].map(
      (name) => `api::${name}.${name}`,
    );
    for (const uid of types)
      expect([403, 404]).toContain(
        (await ask(app, 'GET', `/content-manager/collection-types/${uid}`, { token })).status,
      );
  });
});

describe('who signed and ordered', () => {
  it('finds both among their data, and they stay when the account goes, as the law wants', async () => {
    const { body } = await ask(app, 'GET', '/api/account/data', { token: person.token });
    const text = JSON.stringify(body);
    for (const receipt of [receipts.contract, receipts.order]) expect(text).toContain(receipt);
    expect(text).toContain('Een contract dat u hebt ondertekend');
    expect(text).not.toContain('Een formulier dat u hebt verstuurd');

    const kept = await ask(app, 'GET', '/api/account/kept', { token: person.token });
    expect(JSON.stringify(kept.body)).toContain('zeven jaar');
    const gone = await ask(app, 'POST', '/api/account/delete', {
      token: person.token,
      body: { password: person.password },
    });
    expect(gone.status).toBe(200);
    expect(await contracts(app)).toHaveLength(1);
    expect(await orders(app)).toHaveLength(1);
    expect(await stored(app)).toHaveLength(2);
  });

  it('is stored for seven whole years after the year, and then deleted with mails and files', async () => {
    const year = new Date().getUTCFullYear();
    expect(await deleteExpiredSubmissions(app.strapi, Date.UTC(year + 7, 11, 31, 12))).toBe(0);
    expect(await deleteExpiredSubmissions(app.strapi, Date.UTC(year + 8, 0, 2))).toBe(2);
    const left = [contracts(app), orders(app), stored(app), outgoing(app)];
    expect((await Promise.all(left)).map(({ length }) => length)).toEqual([0, 0, 0, 0]);
    expect(await app.strapi.db.query('api::form-upload.form-upload').count()).toBe(0);
  });
});

describe('a contract from abroad', () => {
  it('is exported with its country in words', async () => {
    const values = {
      country: 'BE',
      kvk: '',
      vatNumber: '0403.019.261',
      postcode: 'B-2000',
      place: 'Antwerpen',
    };
    const { body } = await send(app, 'contracts', await signedContract(app, {}, values));
    const search = `format=csv&form=contract&q=${body.data?.receipt}`;
    const csv = await ask(app, 'GET', `/form-worklist/export?${search}`, { token: tokens.organiser ?? '' });
    const { data } = Papa.parse<Record<string, string>>(String(csv.body).replace('\uFEFF', ''), {
      header: true,
      delimiter: ';',
    });
    expect(data).toMatchObject([{ Land: 'België', Postcode: '2000', 'Btw-nummer': 'BE0403019261' }]);
  });
});
