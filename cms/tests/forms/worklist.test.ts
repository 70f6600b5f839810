import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillSearchTexts } from '../../src/platform/forms/submissions/fill-search-texts';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';
import { formOf, outgoing, stored, submit, wellFilledIn, type Stored } from '../harness/submissions';

/** The worklist of the admin, asked through its own API by an account of each role. */
let app: App;
let form: string;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  app = await sharedApp();
  form = await formOf(app, 'vraag');
  for (const code of ['strapi-editor', 'organiser']) tokens[code] = await signInAs(app, code);
});

const as = (role: string, method: string, target: string, body?: unknown) =>
  ask(app, method, `/form-worklist${target}`, {
    token: tokens[role] ?? '',
    ...(body !== undefined && { body }),
  });

interface Listed {
  data: {
    id: number;
    receipt: string;
    answers: { label: string; text: string }[];
    history: { at: number; who: string; state: string; reply: string | null }[];
  }[];
  meta: { total: number; page: number; pages: number; spam: number; forms: { title: string }[] };
}
async function list(query = '', role = 'strapi-editor'): Promise<Listed> {
  const { status, body } = await as(role, 'GET', `?${query}`);
  expect(status).toBe(200);
  return body as Listed;
}
const receiptsIn = ({ data }: Listed) => data.map(({ receipt }) => receipt);

async function sent(values: object, more: object = {}, to = form): Promise<Stored> {
  const { status, body } = await submit(app.url, to, wellFilledIn(more, values));
  expect(status).toBe(201);
  const [row] = await stored(app, { receipt: body.data?.receipt });
  if (!row) throw new Error('Nothing was stored.');
  return row;
}

async function download(format: string, query = ''): Promise<Buffer> {
  const response = await fetch(`${app.url}/form-worklist/export?format=${format}&${query}`, {
    headers: { authorization: `Bearer ${tokens['strapi-editor']}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="inzendingen-[\d-]+\./);
  return Buffer.from(await response.arrayBuffer());
}

describe('the worklist', () => {
  it('shows answers in the words that the visitor read, the newest first', async () => {
    const first = await sent({ bericht: 'De eerste' });
    const second = await sent({ bericht: 'De tweede' });
    const { data } = await list('q=de');
    expect(data.slice(0, 2).map(({ receipt }) => receipt)).toEqual([second.receipt, first.receipt]);
    expect(data[0]?.answers).toContainEqual({ label: 'Onderwerp', text: 'Een stand' });
  });

  it('finds by words in any order, by receipt and by e-mail, and takes signs of SQL for letters', async () => {
    const row = await sent({ bericht: 'Twee rode vlaggen van 100%', email: 'zoek@bezoeker.example' });
    for (const words of ['vlaggen rode', '100%', row.receipt.toLowerCase(), 'ZOEK@bezoeker'])
      expect([words, receiptsIn(await list(`q=${encodeURIComponent(words)}`))]).toEqual([
        words,
        [row.receipt],
      ]);
    for (const words of ['200%', 'rode_vlaggen', "' or 'zxqv'='zxqv", '\\'])
      expect([words, receiptsIn(await list(`q=${encodeURIComponent(words)}`))]).toEqual([words, []]);
  });

  it('finds by parts of a name and an organisation without accents, by a telephone number, and by what staff wrote', async () => {
    const bericht = 'Zoë van der Brüggen-Ørsted van Café D’Oré, 06 12 34 56 78';
    const row = await sent({ bericht, email: 'Zoe.B@cafe-dore.example' });
    const found = async (words: string) => receiptsIn(await list(`q=${encodeURIComponent(words)}`));
    for (const words of [
      'bruggen zoe',
      'ZOË ørst',
      'orsted cafe',
      "d'ore",
      '0612345678',
      '06-12 345',
      '+31 6 1234 5678',
      '0031 (0)6-12345678',
      'zoe.b@cafe-dore.example',
      `dore ${row.receipt.replace('-', ' ').toLowerCase()}`,
    ])
      expect([words, await found(words)]).toEqual([words, [row.receipt]]);
    expect(await found('zoe nergens')).toEqual([]);
    const abroad = await sent({ bericht: 'Terugbellen op +31 (30) 765 43 21', email: 'lijn@post.example' });
    for (const words of ['030-7654321', '030 7654321', '+31307654321', '0031 30 765 43 21'])
      expect([words, await found(words)]).toEqual([words, [abroad.receipt]]);
    const change = { note: 'Belt terug over de façade' };
    expect((await as('strapi-editor', 'PUT', `/submissions/${row.id}`, change)).status).toBe(200);
    const reply = { reply: 'De hoogte is drie meter, zei ik tegen Anaïs.' };
    expect((await as('strapi-editor', 'PUT', `/submissions/${row.id}`, reply)).status).toBe(200);
    for (const words of ['facade terug', 'anais bruggen', 'zoe.b@cafe'])
      expect([words, await found(words)]).toEqual([words, [row.receipt]]);
    await as('strapi-editor', 'PUT', `/submissions/${row.id}`, { note: '' });
    expect([await found('facade'), await found('anais')]).toEqual([[], [row.receipt]]);
  });

  it('finds what an earlier version stored after a start, with its note', async () => {
    const row = await sent({ bericht: 'Élodie Łukasz', email: 'elodie@vroeger.example' });
    const found = async (words: string) => receiptsIn(await list(`q=${encodeURIComponent(words)}`));
    const table = app.strapi.db.connection('form_submissions');
    await table
      .clone()
      .where({ id: row.id })
      .update({ search_text: 'élodie łukasz', note: 'Gebeld op één mei' });
    await fillSearchTexts(app.strapi);
    for (const words of ['elodie lukasz', 'een mei gebeld', 'elodie@vroeger', row.receipt])
      expect([words, await found(words)]).toEqual([words, [row.receipt]]);
    const texts = await table.clone().orderBy('id').pluck('search_text');
    await fillSearchTexts(app.strapi);
    expect(await table.clone().orderBy('id').pluck('search_text')).toEqual(texts);
    // A row of the older program that is changed before the next start.
    await table.clone().where({ id: row.id }).update({ search_text: null, note: 'Oud' });
    await as('strapi-editor', 'PUT', `/submissions/${row.id}`, { assignee: null });
    expect(await found('oud elodie@vroeger')).toEqual([row.receipt]);
  });

  it('finds one among twenty thousand within a second', async () => {
    const [pattern] = await app.strapi.db.connection('form_submissions').limit(1);
    const rows = Array.from({ length: 20_000 }, (_, at) => ({
      ...pattern,
      id: 1_000_000 + at,
      document_id: `veel-${at}`,
      receipt: `VEEL-${at}`,
      dedupe: null,
      values: '{}',
      copy: '[]',
      history: null,
      search_text: `veel${at} bezoeker${at}example\n${'een lange vraag over de beurs '.repeat(20)}\n`,
    }));
    await app.strapi.db.connection.batchInsert('form_submissions', rows, 50);
    try {
      const from = performance.now();
      expect((await list('q=bezoeker19876@ vraag')).meta.total).toBe(1);
      expect(performance.now() - from).toBeLessThan(1000);
    } finally {
      await app.strapi.db.connection('form_submissions').where('id', '>=', 1_000_000).delete();
    }
  });

  it('filters by form, state and days, pages, and leaves out spam until it is asked for', async () => {
    const spam = await sent({ bericht: 'Koop nu' }, { controleveld: 'x', mens: 'ja' });
    const shown = await list('q=koop');
    expect([receiptsIn(shown), shown.meta.spam]).toEqual([[], 1]);
    expect((await list('q=koop&state=nieuw')).meta.spam).toBe(0);
    expect(receiptsIn(await list('q=koop&state=spam'))).toEqual([spam.receipt]);
    const old = await sent({ bericht: 'Van nieuwjaar' });
    await app.strapi.db
      .query('api::form-submission.form-submission')
      .update({ where: { id: old.id }, data: { sentAt: Date.parse('2026-01-01T00:30:00+01:00') } });
    const on = async (from: string, until: string) =>
      receiptsIn(await list(`q=nieuwjaar&from=${from}&until=${until}`)).length;
    expect(await on('2026-01-01', '2026-01-01')).toBe(1);
    expect(await on('2025-12-31', '2025-12-31')).toBe(0);
    expect(receiptsIn(await list('form=een-ander-formulier'))).toEqual([]);
    for (let count = 0; count < 27; count += 1) await sent({ bericht: `Bladzijde ${count}` });
    const [one, two] = [await list('q=bladzijde'), await list('q=bladzijde&page=2')];
    expect([one.meta.total, one.meta.pages, one.data.length, two.data.length]).toEqual([27, 2, 25, 2]);
  });

  it('keeps state, note and who it is assigned to', async () => {
    const { id } = await sent({ bericht: 'Aan de slag' });
    const me = await app.strapi.db
      .query('admin::user')
      .findOne({ where: { email: 'organiser@beurs.example' } });
    const change = { state: 'in behandeling', note: 'Gebeld.', assignee: me.id };
    expect((await as('strapi-editor', 'PUT', `/submissions/${id}`, change)).status).toBe(200);
    const { data } = await list('state=in behandeling&q=gebeld');
    expect(data).toMatchObject([{ id, ...change }]);
  });

  it('keeps who set which state when, and what the sender was told', async () => {
    const { id, receipt } = await sent({ bericht: 'Hoe laat?' });
    const from = Date.now();
    const change = (sent: object) => as('strapi-editor', 'PUT', `/submissions/${id}`, sent);
    expect((await list(`q=${receipt}`)).data[0]?.history).toEqual([]);
    await change({ state: 'in behandeling' });
    await change({ state: 'in behandeling', note: 'Belt terug' });
    await change({ reply: ' Om tien uur.\nIngang noord. ' });
    await change({ state: 'afgehandeld', reply: 'Nog eens gezegd' });
    const [row] = (await list(`q=${receipt}`)).data;
    expect(row).toMatchObject({ state: 'afgehandeld', note: 'Belt terug' });
    const who = expect.any(String);
    expect(row?.history).toMatchObject([
      { who, state: 'in behandeling', reply: null },
      { who, state: 'beantwoord', reply: 'Om tien uur.\nIngang noord.' },
      { who, state: 'afgehandeld', reply: 'Nog eens gezegd' },
    ]);
    for (const { at } of row?.history ?? []) expect(at).toBeGreaterThanOrEqual(from);
  });

  it('keeps what ten say at once', async () => {
    const { id, receipt } = await sent({ bericht: 'Tien tegelijk' });
    const replies = Array.from({ length: 10 }, (_, at) => `Antwoord ${at}`);
    await Promise.all(replies.map((reply) => as('organiser', 'PUT', `/submissions/${id}`, { reply })));
    const { history = [] } = (await list(`q=${receipt}`)).data[0] ?? {};
    expect(history.map(({ reply }) => reply).sort()).toEqual(replies);
  });

  it('is recorded by whom it was changed and downloaded, without a name or what was written', async () => {
    const { id, receipt } = await sent({ bericht: 'Vastgelegd', email: 'vast@bezoeker.example' });
    const change = { state: 'beantwoord', note: 'Geheim', assignee: null, reply: 'Ook geheim' };
    await as('strapi-editor', 'PUT', `/submissions/${id}`, change);
    await as('strapi-editor', 'PUT', `/submissions/${id}`, { state: 'weg' });
    await download('csv', `q=${receipt}`);
    const { body } = await ask(app, 'GET', '/audit', { token: tokens.organiser ?? '' });
    const { data } = body as { data: { what: string; about: string }[] };
    expect(data.slice(0, 2)).toMatchObject([
      { what: 'Lijst van inzendingen gedownload', about: '1 inzending' },
      {
        what: 'Antwoord genoteerd. Status: beantwoord. Notitie gewijzigd. Toewijzing gewijzigd',
        about: `inzending ${receipt}`,
      },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/geheim|vast@/i);
  });

  it.each([
    ['an answer of nothing', { reply: ' \n ' }, 400],
    ['an answer that is no text', { reply: ['x'] }, 400],
    ['an answer that is far too long', { reply: 'x'.repeat(4001) }, 400],
    ['a state that does not exist', { state: 'weg' }, 400],
    ['a colleague who does not exist', { assignee: 99999 }, 400],
    ['a note that is far too long', { note: 'x'.repeat(5000) }, 400],
    ['nothing', {}, 400],
  ])('rejects %s', async (_what, change, status) => {
    const { id } = await sent({ bericht: `Fout ${JSON.stringify(change).length}` });
    expect((await as('strapi-editor', 'PUT', `/submissions/${id}`, change)).status).toBe(status);
  });

  it.each(['state=weg', 'from=gisteren', 'until=2026-02-31', 'q[$ne]=a', 'form[]=a'])(
    'rejects the filter %s',
    async (query) => {
      expect((await as('strapi-editor', 'GET', `?${query}`)).status).toBe(400);
    },
  );
});

describe('who may see it', () => {
  it('is nobody without an account of the admin', async () => {
    for (const [method, target] of [
      ['GET', ''],
      ['GET', '/export?format=csv'],
      ['PUT', '/submissions/1'],
      ['POST', '/mails/1/retry'],
      ['POST', `/forms/${form}/test`],
    ] as const)
      expect([
        target,
        (await ask(app, method, `/form-worklist${target}`, { body: method === 'GET' ? undefined : {} }))
          .status,
      ]).toEqual([target, 401]);
  });

  it('is the organiser alone for a form that is marked so, also in the export and by its number', async () => {
    const made = await app.strapi.documents('api::form.form').create({
      data: {
        title: 'Sollicitatie',
        slug: 'sollicitatie',
        retentionDays: 5,
        organiserOnly: true,
        fields: [{ label: 'Bericht', name: 'bericht', kind: 'Tekst' }],
      },
      status: 'published',
    });
    const row = await sent({ bericht: 'Vertrouwelijk' }, {}, made.documentId);
    expect(receiptsIn(await list('q=vertrouwelijk', 'organiser'))).toEqual([row.receipt]);
    expect(receiptsIn(await list('q=vertrouwelijk'))).toEqual([]);
    expect((await download('csv', 'q=vertrouwelijk')).toString()).not.toContain(row.receipt);
    expect((await list()).meta.forms.map(({ title }) => title)).not.toContain('Sollicitatie');
    const change = { state: 'spam' };
    expect((await as('strapi-editor', 'PUT', `/submissions/${row.id}`, change)).status).toBe(404);
    expect((await as('organiser', 'PUT', `/submissions/${row.id}`, change)).status).toBe(200);
  });
});

describe('the export', () => {
  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '＝1+1',
    '=HYPERLINK("https://boef.example";"klik")',
  ];

  it('has exactly the filtered rows, read back from CSV and Excel, and no cell is a formula', async () => {
    const rows = [];
    for (const [at, formula] of formulas.entries())
      rows.push(await sent({ bericht: `${formula}\nuitvoer; "nummer" ${at}` }));
    await sent({ bericht: 'Niet in het bestand' });
    const wanted = rows.map(({ receipt }) => receipt).sort();

    const csv = (await download('csv', 'q=uitvoer')).toString('utf8');
    expect(csv.startsWith('\uFEFF')).toBe(true);
    const parsed = Papa.parse<string[]>(csv.slice(1), { delimiter: ';' });
    expect(parsed.errors).toEqual([]);
    const sheet = (await readXlsxFile(await download('xlsx', 'q=uitvoer'))) as unknown;
    const cells = readSheet(sheet);
    for (const table of [parsed.data, cells]) {
      const [head = [], ...body] = table;
      expect(head.slice(0, 4)).toEqual(['Nummer', 'Formulier', 'Ontvangen', 'Status']);
      expect(body.map(([receipt]) => receipt).sort()).toEqual(wanted);
      for (const row of table) for (const cell of row) expect(cell).not.toMatch(/^[\s]*[=+\-@＝]/);
      expect(body.map((row) => row[head.indexOf('Bericht')])).toContain(`'=1+1\nuitvoer; "nummer" 0`);
    }
  });

  it('of another kind is rejected', async () => {
    expect((await as('strapi-editor', 'GET', '/export?format=exe')).status).toBe(400);
  });
});

/** The rows of the first sheet as texts. */
function readSheet(sheet: unknown): string[][] {
  const first: unknown = Array.isArray(sheet) && sheet[0] && 'data' in sheet[0] ? sheet[0].data : sheet;
  return Array.isArray(first)
    ? first.map((row: unknown) => (Array.isArray(row) ? row.map((cell) => String(cell ?? '')) : []))
    : [];
}

describe('a test', () => {
  it('goes to the editor alone, marked as a test, and is in no list', async () => {
    const before = (await list()).meta.total;
    const { status, body } = await as('strapi-editor', 'POST', `/forms/${form}/test`);
    expect(status).toBe(200);
    const { receipt } = (body as { data: { receipt: string } }).data;
    const [row] = await stored(app, { receipt });
    const mails = await outgoing(app, { submission: row?.id });
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(
      new Set(['strapi-editor@beurs.example']),
    );
    expect((await list()).meta.total).toBe(before);
    expect((await list(`q=${receipt}`)).meta.total).toBe(0);
  });

  it('of a form that is not published says so', async () => {
    const draft = await app.strapi.documents('api::form.form').create({
      data: {
        title: 'Concept',
        slug: 'concept-test',
        retentionDays: 5,
        fields: [{ label: 'a', name: 'a', kind: 'Tekst' }],
      },
    });
    const { status, body } = await as('strapi-editor', 'POST', `/forms/${draft.documentId}/test`);
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('Publiceer het formulier eerst.'),
    ]);
  });
});
