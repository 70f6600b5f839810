import { beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredSubmissions } from '../../src/platform/forms/submissions/retention';
import { signInAs } from '../harness/admin-account';
import { ask, type App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';
import { outgoing, stored, submit } from '../harness/submissions';

/** Fields for the organiser alone in a form, tried by an editor and by an organiser. */
let app: App;
const tokens: Record<string, string> = {};
const forms = '/content-manager/collection-types/api::form.form';
const documents = () => app.strapi.documents('api::form.form');

beforeAll(async () => {
  app = await sharedApp();
  for (const code of ['strapi-editor', 'organiser']) tokens[code] = await signInAs(app, code);
});

const as = (role: string, method: string, target: string, body?: unknown) =>
  ask(app, method, target, { token: tokens[role] ?? '', ...(body !== undefined && { body }) });

const own = { organiserOnly: true, retentionDays: 90, recipients: [{ email: 'hr@beurs.example' }] };
const fields = [
  { label: 'Naam', name: 'naam', kind: 'Tekst' },
  { label: 'Cv', name: 'cv', kind: 'Bestand' },
];
let count = 0;

/** A published form, in Dutch and in English unless it says otherwise. */
async function makeForm(given: object = {}, { isTranslated = true } = {}): Promise<string> {
  count += 1;
  const data: object = {
    title: `Sollicitatie ${count}`,
    slug: `solliciteren-${count}`,
    fields,
    ...own,
    ...given,
  };
  const { documentId } = await documents().create({ data: data as never, status: 'published' });
  if (isTranslated)
    await documents().update({
      documentId,
      locale: 'en',
      data: { title: `Application ${count}` } as never,
      status: 'published',
    });
  return documentId;
}

interface Row {
  locale: string;
  publishedAt: unknown;
  organiserOnly: boolean;
  retentionDays: number;
  recipients: { id: number; email: string; field: string | null; value: string | null }[];
}
const rowsOf = (documentId: string): Promise<Row[]> =>
  app.strapi.db
    .query('api::form.form')
    .findMany({ where: { documentId }, populate: ['recipients'], orderBy: { id: 'asc' } });

/** The fields that belong to the organiser, of every version: `nl draft`, `nl published` and so on. */
async function fieldsOf(documentId: string) {
  return Object.fromEntries(
    (await rowsOf(documentId)).map(({ locale, publishedAt, organiserOnly, retentionDays, recipients }) => [
      `${locale} ${publishedAt ? 'published' : 'draft'}`,
      [organiserOnly, retentionDays, ...recipients.map(({ email }) => email)],
    ]),
  );
}
const mails = async () => (await outgoing(app)).length;

const changes: [string, object, unknown[]][] = [
  ['switches the flag off', { organiserOnly: false }, [false, 90, 'hr@beurs.example']],
  [
    'adds an address',
    { recipients: [{ email: 'hr@beurs.example' }, { email: 'mijn@elders.example' }] },
    [true, 90, 'hr@beurs.example', 'mijn@elders.example'],
  ],
  ['takes the addresses away', { recipients: [] }, [true, 90]],
  ['shortens the retention', { retentionDays: 1 }, [true, 1, 'hr@beurs.example']],
];

/** Every request by which somebody of the admin can write a form. */
const ways: [string, (role: string, id: string, change: object) => ReturnType<typeof as>][] = [
  ['saving', (role, id, change) => as(role, 'PUT', `${forms}/${id}?locale=nl`, change)],
  ['saving the translation', (role, id, change) => as(role, 'PUT', `${forms}/${id}?locale=en`, change)],
  [
    'publishing with changes',
    (role, id, change) => as(role, 'POST', `${forms}/${id}/actions/publish?locale=nl`, change),
  ],
  [
    'publishing the translation with changes',
    (role, id, change) => as(role, 'POST', `${forms}/${id}/actions/publish?locale=en`, change),
  ],
];

describe.each(ways)('%s', (_way, write) => {
  it.each(changes)('by an editor who %s is rejected and changes nothing', async (_what, change) => {
    const id = await makeForm();
    const before = [await fieldsOf(id), await mails()];
    const { status, body } = await write('strapi-editor', id, { title: 'Nieuwe titel', ...change });
    expect([status, JSON.stringify(body)]).toEqual([
      403,
      expect.stringContaining('Dit formulier is alleen voor de organisator'),
    ]);
    expect([await fieldsOf(id), await mails()]).toEqual(before);
    expect((await documents().findOne({ documentId: id, locale: 'nl' }))?.title).not.toBe('Nieuwe titel');
  });

  it.each(changes)('by an organiser who %s is stored', async (_what, change, wanted) => {
    const id = await makeForm();
    expect((await write('organiser', id, change)).status).toBe(200);
    const after = await fieldsOf(id);
    expect([after['nl draft'], after['en draft']]).toEqual([wanted, wanted]);
  });
});

describe('an editor', () => {
  it('may change everything else of such a form, as the admin saves it: whole', async () => {
    const id = await makeForm();
    const before = await fieldsOf(id);
    const { body } = await as('strapi-editor', 'GET', `${forms}/${id}?locale=nl`);
    const { data } = body as { data: Record<string, unknown> };
    const saved = await as('strapi-editor', 'PUT', `${forms}/${id}?locale=nl`, {
      ...data,
      title: 'Kom bij ons',
    });
    expect(saved.status).toBe(200);
    const published = await as('strapi-editor', 'POST', `${forms}/${id}/actions/publish?locale=nl`, {});
    expect(published.status).toBe(200);
    expect(await fieldsOf(id)).toEqual(before);
  });

  it('may translate it, and the translation belongs to the organiser too', async () => {
    const id = await makeForm({}, { isTranslated: false });
    const target = `${forms}/${id}?locale=en`;
    for (const [, change] of changes)
      expect(
        (await as('strapi-editor', 'PUT', target, { title: 'Apply', slug: 'apply', ...change })).status,
      ).toBe(403);
    expect(Object.keys(await fieldsOf(id))).toEqual(['nl draft', 'nl published']);
    expect((await as('strapi-editor', 'PUT', target, { title: 'Apply' })).status).toBe(200);
    expect((await fieldsOf(id))['en draft']).toEqual([true, 90, 'hr@beurs.example']);
  });

  it('may mark a form so, and publish it, and not take it back', async () => {
    const id = await makeForm({ organiserOnly: false });
    const target = `${forms}/${id}?locale=nl`;
    expect((await as('strapi-editor', 'PUT', target, { organiserOnly: true })).status).toBe(200);
    expect((await as('strapi-editor', 'PUT', target, { organiserOnly: false })).status).toBe(403);
    expect((await as('strapi-editor', 'POST', `${forms}/${id}/actions/discard?locale=nl`, {})).status).toBe(
      403,
    );
    expect((await as('strapi-editor', 'POST', `${forms}/${id}/actions/publish?locale=nl`, {})).status).toBe(
      200,
    );
    expect((await fieldsOf(id))['nl published']).toEqual([true, 90, 'hr@beurs.example']);
  });

  it('does not publish or discard what an organiser began, one by one or in bulk', async () => {
    const id = await makeForm();
    const change: object = { organiserOnly: false };
    expect((await as('organiser', 'PUT', `${forms}/${id}?locale=nl`, change)).status).toBe(200);
    const before = await fieldsOf(id);
    for (const locale of ['nl', 'en'])
      expect(
        (await as('strapi-editor', 'POST', `${forms}/${id}/actions/publish?locale=${locale}`, {})).status,
      ).toBe(403);
    const bulk = { documentIds: [id] };
    for (const locale of ['locale=nl', 'locale[0]=nl&locale[1]=en'])
      expect((await as('strapi-editor', 'POST', `${forms}/actions/bulkPublish?${locale}`, bulk)).status).toBe(
        403,
      );
    expect(await fieldsOf(id)).toEqual(before);
    expect((await as('organiser', 'POST', `${forms}/actions/bulkPublish?locale=nl`, bulk)).status).toBe(200);
    expect((await fieldsOf(id))['nl published']?.[0]).toBe(false);
  });

  it('discards no change of an organiser', async () => {
    const id = await makeForm();
    expect((await as('organiser', 'PUT', `${forms}/${id}?locale=nl`, { retentionDays: 30 })).status).toBe(
      200,
    );
    const target = `${forms}/${id}/actions/discard?locale=nl`;
    expect((await as('strapi-editor', 'POST', target, {})).status).toBe(403);
    expect((await as('organiser', 'POST', target, {})).status).toBe(200);
    expect((await fieldsOf(id))['nl draft']?.[1]).toBe(90);
  });

  it('copies it only with everything that belongs to the organiser', async () => {
    const id = await makeForm();
    const whole = { 'nl draft': [true, 90, 'hr@beurs.example'] };
    for (const [at, change] of [...changes.map(([, one]) => one), {}].entries())
      for (const way of ['clone', 'auto-clone']) {
        const given = { title: 'Kopie', slug: `kopie-${at}`, ...change };
        const { status, body } = await as('strapi-editor', 'POST', `${forms}/${way}/${id}`, given);
        const made = body as { data: { documentId: string } | null };
        // Strapi makes no copy by itself of what has unique fields, and copies components over an empty list.
        expect([way, change, status]).toEqual([
          way,
          change,
          way === 'auto-clone' ? 400 : made.data ? 200 : 403,
        ]);
        expect(await fieldsOf(made.data?.documentId ?? '')).toEqual(made.data ? whole : {});
        if (Object.keys(change).length === 0 && way === 'clone') expect(status).toBe(200);
      }
  });

  it('puts no older translation in the place of the Dutch one', async () => {
    const id = await makeForm({ organiserOnly: false });
    await as('organiser', 'PUT', `${forms}/${id}?locale=nl`, { organiserOnly: true });
    await as('organiser', 'POST', `${forms}/${id}/actions/publish?locale=nl`, {});
    // Strapi leaves the other languages as they were published.
    await app.strapi.db
      .query('api::form.form')
      .updateMany({ where: { documentId: id, locale: 'en' }, data: { organiserOnly: false } });
    const target = `${forms}/${id}`;
    const unpublish = `${target}/actions/unpublish?locale=nl`;
    expect((await as('strapi-editor', 'POST', unpublish, {})).status).toBe(403);
    expect((await fieldsOf(id))['nl published']?.[0]).toBe(true);
    // Whoever deletes it leaves no translation.
    expect((await as('strapi-editor', 'DELETE', `${target}?locale=nl`)).status).toBe(200);
    expect(await rowsOf(id)).toEqual([]);
  });

  it('reaches it through no other document', async () => {
    const id = await makeForm();
    const before = await fieldsOf(id);
    const page = {
      title: 'Werken bij',
      slug: `werken-bij-${count}`,
      layout: 'Standaard',
      seo: { title: 'Werken bij' },
      blocks: [
        {
          __component: 'blocks.form',
          form: { connect: [{ documentId: id, locale: 'nl', ...own, organiserOnly: false }] },
        },
      ],
    };
    const pages = '/content-manager/collection-types/api::page.page';
    await as('strapi-editor', 'POST', `${pages}?locale=nl`, page);
    const [recipient] = (await rowsOf(id))[0]?.recipients ?? [];
    const stolen = [{ id: recipient?.id, email: 'mijn@elders.example' }];
    const mine = await makeForm({ organiserOnly: false, recipients: [] });
    const other = { title: 'Eigen', slug: `eigen-${count}`, fields, retentionDays: 5 };
    const tried = [
      await as('strapi-editor', 'PUT', `${forms}/${mine}?locale=nl`, { recipients: stolen }),
      await as('strapi-editor', 'POST', `${forms}?locale=nl`, { ...other, recipients: stolen }),
      await as('strapi-editor', 'POST', `${forms}?locale=en`, { ...other, documentId: id, recipients: [] }),
    ];
    for (const { status } of tried) expect(status).toBeLessThan(500);
    expect(await fieldsOf(id)).toEqual(before);
  });

  it('sends no test of it, and an organiser does', async () => {
    const id = await makeForm();
    const target = `/form-worklist/forms/${id}/test`;
    expect((await as('strapi-editor', 'POST', target, {})).status).toBe(403);
    expect((await as('organiser', 'POST', target, {})).status).toBe(200);
  });
});

describe('whoever has no permission of the admin', () => {
  it('changes nothing in a request, whatever their token', async () => {
    const id = await makeForm();
    const before = await fieldsOf(id);
    const token = await app.strapi.service('admin::api-token-content-api').create({
      name: 'Alles',
      description: '',
      type: 'full-access',
      kind: 'content-api',
      lifespan: null,
    });
    for (const [, change] of changes) {
      const { status } = await ask(app, 'PUT', `/api/forms/${id}`, {
        token: token.accessKey,
        body: { data: change },
      });
      expect([404, 405]).toContain(status);
      const request = { state: { auth: { strategy: { name: 'content-api-token' }, credentials: token } } };
      const inRequest = app.strapi.requestContext.run(request as never, async () => {
        await documents().update({
          documentId: id,
          locale: 'nl',
          data: change as never,
          status: 'published',
        });
      });
      await expect(inRequest).rejects.toThrow('Dit formulier is alleen voor de organisator');
    }
    expect(await fieldsOf(id)).toEqual(before);
  });
});

describe('the mail about a change', () => {
  const to = async (recipient: string) => (await outgoing(app, { recipient })).map(({ content }) => content);

  it('goes to everybody in the role of the organiser, says what changed and who did it, and comes once', async () => {
    await signInAs(app, 'organiser', 'tweede@beurs.example');
    const id = await makeForm();
    const [first, second, editor] = await Promise.all(
      ['organiser@beurs.example', 'tweede@beurs.example', 'strapi-editor@beurs.example'].map(to),
    );
    const change = { recipients: [{ email: 'nieuw@beurs.example' }], retentionDays: 30 };
    expect((await as('organiser', 'POST', `${forms}/${id}/actions/publish?locale=nl`, change)).status).toBe(
      200,
    );
    const news = (await to('tweede@beurs.example')).slice(second?.length);
    expect(news).toEqual([
      expect.objectContaining({
        subject: `Gewijzigd: wie de inzendingen van “Sollicitatie ${count}” ziet`,
        paragraphs: [expect.stringContaining('organiser@beurs.example'), expect.any(String)],
        details: [
          { label: 'Ontvangers', text: 'Was: hr@beurs.example\nIs nu: nieuw@beurs.example' },
          { label: 'Bewaartermijn in dagen', text: 'Was: 90\nIs nu: 30' },
        ],
      }),
    ]);
    expect((await to('organiser@beurs.example')).slice(first?.length)).toEqual(news);
    expect(await to('strapi-editor@beurs.example')).toEqual(editor);
  });

  it('also comes when an editor marks a form, and not for other changes or other forms', async () => {
    const before = (await to('organiser@beurs.example')).length;
    const id = await makeForm({ organiserOnly: false });
    const target = `${forms}/${id}?locale=nl`;
    await as('strapi-editor', 'PUT', target, { retentionDays: 10 });
    expect(await to('organiser@beurs.example')).toHaveLength(before);
    await as('strapi-editor', 'PUT', target, { organiserOnly: true });
    expect(await to('organiser@beurs.example')).toHaveLength(before + 1);
    await as('organiser', 'PUT', target, { submitLabel: 'Versturen' });
    expect(await to('organiser@beurs.example')).toHaveLength(before + 1);
  });
});

describe('what was received', () => {
  const secret = 'test-secret-of-the-purges';

  async function upload(form: string): Promise<string> {
    const query = new URLSearchParams({ form, field: 'cv', name: 'cv.pdf' });
    const response = await fetch(`${app.url}/api/form-uploads?${query}`, {
      method: 'POST',
      body: Buffer.from(`%PDF-1.7\n${'x'.repeat(200)}`),
      headers: { 'content-type': 'application/octet-stream', 'x-beursvloer-uploads': secret },
    });
    return ((await response.json()) as { data: { id: string } }).data.id;
  }

  async function receive(form: string, version = 1) {
    const file = await upload(form);
    const values = { naam: 'Noor', cv: [file] };
    const { status, body } = await submit(app.url, form, { version, language: 'nl', values });
    expect(status).toBe(201);
    const [row] = await stored(app, { receipt: body.data?.receipt });
    return { receipt: String(row?.receipt), id: Number(row?.id), file };
  }

  /** True for each of: the role sees the row, changes it, finds it in the export, downloads its file. */
  async function seenBy(role: string, { receipt, id, file }: Awaited<ReturnType<typeof receive>>) {
    const list = await as(role, 'GET', `/form-worklist?q=${receipt}`);
    const csv = await as(role, 'GET', `/form-worklist/export?format=csv&q=${receipt}`);
    const put = await as(role, 'PUT', `/form-worklist/submissions/${id}`, { note: 'Gezien.' });
    const download = await as(role, 'GET', `/form-uploads/${file}`);
    return [
      JSON.stringify(list.body).includes(receipt),
      String(csv.body).includes(receipt),
      put.status === 200,
      download.status === 200 && String(download.body).startsWith('%PDF'),
    ];
  }
  const [nothing, everything] = [Array(4).fill(false), Array(4).fill(true)];

  it('stays the organiser’s when the flag is switched off and when the form is deleted, row and file', async () => {
    const id = await makeForm({}, { isTranslated: false });
    const received = await receive(id);
    const seen = async () => [await seenBy('strapi-editor', received), await seenBy('organiser', received)];
    expect(await seen()).toEqual([nothing, everything]);
    const off = { organiserOnly: false };
    expect((await as('organiser', 'POST', `${forms}/${id}/actions/publish?locale=nl`, off)).status).toBe(200);
    expect(await seen()).toEqual([nothing, everything]);
    const later = await receive(id);
    expect(await seenBy('strapi-editor', later)).toEqual(everything);
    const short = { retentionDays: 1 };
    expect(
      (await as('strapi-editor', 'POST', `${forms}/${id}/actions/publish?locale=nl`, short)).status,
    ).toBe(200);
    await deleteExpiredSubmissions(app.strapi, Date.now() + 2 * 24 * 60 * 60 * 1000);
    expect(await stored(app, { id: later.id })).toEqual([]);
    expect((await as('strapi-editor', 'DELETE', `${forms}/${id}`)).status).toBe(200);
    expect(await seen()).toEqual([nothing, everything]);
  });

  it('stays an editor’s when the form is marked later', async () => {
    const id = await makeForm({ organiserOnly: false }, { isTranslated: false });
    const received = await receive(id);
    const on = { organiserOnly: true };
    expect((await as('organiser', 'POST', `${forms}/${id}/actions/publish?locale=nl`, on)).status).toBe(200);
    expect(await seenBy('strapi-editor', received)).toEqual(everything);
    expect(await seenBy('strapi-editor', await receive(id))).toEqual(nothing);
  });
});
