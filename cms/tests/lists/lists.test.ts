import { beforeAll, describe, expect, it, vi } from 'vitest';
import { importUid, rowUid } from '../../src/platform/lists/imports';
import type { ListLine } from '../../src/platform/lists/shape';
import { signInAs, signInAsEditor } from '../harness/admin-account';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';
import { importFile, send } from '../programme/calls';
import { workbook } from '../programme/files';
import { Lists } from './calls';

/** Lists that go out, come in, and are refused. */
let app: App;
let token: string;
let lists: Lists;
beforeAll(async () => {
  app = await sharedApp();
  token = await signInAs(app, 'organiser');
  lists = new Lists(app, token);
});

const dayMs = 24 * 60 * 60 * 1000;
const exhibitors = () => app.strapi.documents('api::exhibitor.exhibitor');
const table = (...rows: string[][]) => rows.map((cells) => cells.join(';')).join('\r\n');
/** Does what the program does at certain times, so many days from now. */
const runJob = async (name: string, days = 0) => {
  const found = app.strapi.cron.jobs.find((one) => one.name === name);
  // The schedule may have run it a moment ago, and gives that moment again.
  await app.strapi.db.connection('timed_jobs').where({ name }).update({ due: 0 });
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + days * dayMs);
  try {
    await found?.job.invoke();
  } finally {
    now.mockRestore();
  }
};
const remove = async (name: string) => {
  for (const { documentId } of await exhibitors().findMany({ filters: { name } }))
    await exhibitors().delete({ documentId, locale: '*' });
};

describe('every list', () => {
  it.each(['xlsx', 'csv'])('that goes out as %s changes nothing when it comes in again', async (format) => {
    const { body } = await lists.call<{ data: ListLine[] }>('GET', '/lists');
    expect(body.data.length).toBeGreaterThan(12);
    for (const { name, count, importsAt } of body.data) {
      const bytes = await lists.download(`/lists/${name}/export?format=${format}`);
      if (importsAt !== null || count === 0) continue;
      const preview = await lists.preview(name, bytes);
      expect([
        name,
        preview.message,
        preview.body.counts,
        preview.body.empty,
        preview.body.questions,
      ]).toEqual([name, '', { new: 0, changed: 0, same: count, rejected: 0 }, 0, []]);
    }
  });

  it('of the programme changes nothing on its own page', async () => {
    const { body } = await send<{ counts: object }>(
      app,
      token,
      '/preview',
      await lists.download('/lists/programma/export?format=xlsx'),
    );
    expect(body.counts).toMatchObject({ new: 0, changed: 0, rejected: 0 });
  });

  it('has an empty one, whose example is no row', async () => {
    const { body } = await lists.call<{ data: ListLine[] }>('GET', '/lists');
    for (const { name, importsAt } of body.data) {
      if (importsAt !== null) continue;
      const preview = await lists.preview(name, await lists.download(`/lists/${name}/empty?format=xlsx`));
      expect([name, preview.body.rows, preview.body.leftOut.map(({ because }) => because)]).toEqual([
        name,
        [],
        ['de voorbeeldrij'],
      ]);
    }
  });
});

describe('a file that breaks importers', () => {
  it.each([
    ['nothing', '', 400, 'Dit bestand is leeg.'],
    [
      'another list',
      table(['Artikel', 'Prijs'], ['Stoel', '12']),
      400,
      'vinden we geen rij met koppen van deze lijst',
    ],
    ['headings alone', table(['Bedrijf', 'Soort', 'Stand']), 200, ''],
    [
      '20,000 rows',
      table(['Bedrijf'], ...Array.from({ length: 20_000 }, (_, i) => [`Bedrijf ${i}`])),
      400,
      'meer dan 2.000 rijen. Verdeel haar',
    ],
    ['6 MB', `Bedrijf\r\n${'x'.repeat(6 * 1024 * 1024)}`, 413, 'groter dan 5 MB'],
    [
      'a quotation mark that is not closed',
      'Bedrijf;Soort\r\n"Half;Overheid',
      400,
      'een aanhalingsteken wordt niet gesloten',
    ],
    ['half a workbook', Buffer.from('PK\u0003\u0004 half'), 400, 'Dit bestand is niet heel'],
  ])('%s gets a clear answer', async (_what, bytes, status, message) => {
    const preview = await lists.preview('standhouders', bytes);
    expect([preview.status, preview.message]).toEqual([status, expect.stringContaining(message)]);
    if (status === 200) expect(preview.body.problem).toContain('geen enkele rij');
  });

  it('has HTML as text, no formula, no turned letters, and asks about a name of 300 letters', async () => {
    const rows = [
      ['Bedrijf', 'Soort', 'Samenvatting'],
      ['<script>alert(1)</script>Haak BV', 'Overheid', '=HYPERLINK("x")'],
      ['Omgek\u202eeerd BV', 'Overheid', "'=1+1"],
      ['L'.repeat(300), 'Overheid', ''],
    ];
    const { body } = await lists.preview('standhouders', table(...rows));
    expect(body.rows.slice(0, 2).map(({ title, changes }) => [title, changes.at(-1)?.to])).toEqual([
      ['Haak BV', '=HYPERLINK("x")'],
      ['Omgekeerd BV', '=1+1'],
    ]);
    expect(
      body.questions.map(({ text, proposal }) => [text.slice(0, 12), text.slice(-70), proposal]),
    ).toEqual([['Naam: “LLLLL', expect.stringContaining('te lang: 300 tekens'), null]]);
  });

  it.each([[{ answers: 1, columns: {} }], [{ answers: {}, columns: { 1: 2 } }], ['geen keuzes'], [null]])(
    'with the choices %j is refused',
    async (choices) => {
      const form = new FormData();
      form.append('bestand', new Blob(['Bedrijf\r\nX']), 'x.csv');
      form.append('keuzes', JSON.stringify(choices));
      const { status, message } = await lists.call('POST', '/lists/standhouders/preview', form);
      expect([status, message]).toEqual([400, 'Deze keuze bestaat niet. Laad de pagina opnieuw.']);
    },
  );

  it('of a list that is not there, or that another page imports, is not found', async () => {
    for (const name of ['bestaat-niet', 'programma', 'constructor'])
      expect((await lists.preview(name, 'Bedrijf\r\nX')).status).toBe(404);
    expect((await lists.call('GET', '/list-imports/999999999')).status).toBe(404);
    expect((await lists.call('POST', '/list-imports/x/undo', {})).status).toBe(404);
  });
});

describe('who may', () => {
  it('change documents one by one may do so by a list, and make what a row names only when they may make that', async () => {
    const editor = new Lists(app, await signInAsEditor(app));
    const rows = table(
      ['Bedrijf', 'Soort', 'Stand', 'Thema'],
      ['Redactie BV', 'Overheid', '8.Z99', 'Nog geen thema'],
    );
    expect((await editor.preview('stands', 'Standnummer\r\n8.Z99')).status).toBe(403);
    const { body } = await editor.preview('standhouders', rows);
    expect(body.questions.map(({ id, options }) => [id, options.map(({ answer }) => answer)])).toEqual([
      ['unknown stands', ['leave']],
      ['unknown themes', ['make', 'leave']],
    ]);
    const nobody = new Lists(app, null);
    expect((await nobody.preview('standhouders', rows)).status).toBe(401);
    expect((await nobody.call('GET', '/lists/standhouders/export?format=csv')).status).toBe(401);
  });
});

describe('storing', () => {
  it('happens only while the file would still do what was shown', async () => {
    await remove('Vingerafdruk BV');
    const rows = table(['Bedrijf', 'Soort'], ['Vingerafdruk BV', 'Overheid']);
    const { preview, choices } = await lists.answered('standhouders', rows);
    await exhibitors().create({ data: { name: 'Vingerafdruk BV', kind: 'Overheid' } as never });
    const form = new FormData();
    form.append('bestand', new Blob([rows]), 'x.csv');
    form.append('keuzes', JSON.stringify(choices));
    const { status, message } = await lists.call(
      'POST',
      `/lists/standhouders/imports?fingerprint=${preview.fingerprint}`,
      form,
    );
    expect([status, message]).toEqual([400, expect.stringContaining('Er is iets veranderd')]);
    await remove('Vingerafdruk BV');
  });

  it('two files of a list at once stores one, and says so of the other', async () => {
    const rows = table(
      ['Bedrijf', 'Soort'],
      ...Array.from({ length: 30 }, (_, i) => [`Tegelijk ${i} BV`, 'Overheid']),
    );
    const results = await Promise.allSettled([
      lists.import('standhouders', rows),
      lists.import('standhouders', rows),
    ]);
    const failed = results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatch(/Er wordt al een lijst van deze soort bewaard|Er is iets veranderd/);
    expect(await exhibitors().count({ filters: { name: { $startsWith: 'Tegelijk ' } } })).toBe(30);
    const [done] = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await lists.undo(done?.id ?? 0);
    expect(await exhibitors().count({ filters: { name: { $startsWith: 'Tegelijk ' } } })).toBe(0);
  });

  it('leaves out a row that the rules of documents refuse, and says why', async () => {
    const first = table(
      ['Bedrijf', 'Soort', 'Stand'],
      ['Eerste BV', 'Overheid', '8.A01'],
      ['Tweede BV', 'Overheid', '8.A01'],
    );
    const { preview } = await lists.answered('standhouders', first);
    expect(preview.rows[1]?.notes).toEqual(['Stand 8.A01 is ook van “Eerste BV”.']);
    const done = await lists.import('standhouders', first, { isPublished: true });
    expect(done.rows).toEqual([
      expect.objectContaining({
        title: 'Tweede BV',
        message: expect.stringContaining('Bewaard als concept: '),
      }),
    ]);
    await lists.undo(done.id);
  });

  it('goes on after the process ended halfway', async () => {
    const rows = table(
      ['Bedrijf', 'Soort'],
      ...Array.from({ length: 24 }, (_, i) => [`Halverwege ${i} BV`, 'Overheid']),
    );
    const { id } = await lists.import('standhouders', rows);
    // As it was after the first twelve.
    const query = app.strapi.db.query(rowUid);
    const later = await query.findMany({ where: { import: id, position: { $gte: 12 } } });
    for (const row of later) {
      await exhibitors().delete({ documentId: row.document, locale: '*' });
      await query.update({ where: { id: row.id }, data: { state: 'wacht', document: null, after: null } });
    }
    await app.strapi.db
      .query(importUid)
      .update({ where: { id }, data: { state: 'bezig', heldUntil: Date.now() - 1 } });
    await runJob('goOnWithImports');
    const done = await lists.finished(id);
    expect([done.state, done.counts]).toEqual(['klaar', { concept: 24 }]);
    expect(await exhibitors().count({ filters: { name: { $startsWith: 'Halverwege ' } } })).toBe(24);
    await lists.undo(id);
  });

  it('that is broken off takes back what was stored', async () => {
    const rows = table(
      ['Bedrijf', 'Soort'],
      ...Array.from({ length: 1000 }, (_, i) => [`Afgebroken ${i} BV`, 'Overheid']),
    );
    const { preview, choices } = await lists.answered('standhouders', rows);
    const form = new FormData();
    form.append('bestand', new Blob([rows]), 'x.csv');
    form.append('keuzes', JSON.stringify(choices));
    const { body } = await lists.call<{ id: number }>(
      'POST',
      `/lists/standhouders/imports?fingerprint=${preview.fingerprint}`,
      form,
    );
    expect((await lists.call('POST', `/list-imports/${body.id}/cancel`)).status).toBe(200);
    expect((await lists.finished(body.id)).state).toBe('afgebroken');
    expect(await exhibitors().count({ filters: { name: { $startsWith: 'Afgebroken ' } } })).toBe(0);
    expect((await lists.call('POST', `/list-imports/${body.id}/cancel`)).message).toBe(
      'Deze import loopt niet meer.',
    );
  });

  it('is remembered for ninety days', async () => {
    const { id } = await lists.import(
      'standhouders',
      table(['Bedrijf', 'Soort'], ['Bewaartijd BV', 'Overheid']),
    );
    await runJob('deleteOldImports', 89);
    expect((await lists.call('GET', `/list-imports/${id}`)).status).toBe(200);
    await runJob('deleteOldImports', 91);
    expect((await lists.call('GET', `/list-imports/${id}`)).status).toBe(404);
    expect(await app.strapi.db.query(rowUid).count({ where: { import: id } })).toBe(0);
    await remove('Bewaartijd BV');
  });
});

describe('what is chosen', () => {
  it('for a heading is known the next time, and the answers for a file are there when it comes again', async () => {
    const rows = table(['Onze naam', 'Bedrijf', 'Soort'], ['Kenmerk 7', 'Onthouden BV', 'gemeente']);
    const first = await lists.preview('standhouders', rows);
    expect(first.body.columns[0]?.as).toBeNull();
    const id = first.body.questions[0]?.id ?? '';
    await lists.preview('standhouders', rows, {
      columns: { 0: 'internalNote' },
      answers: { [id]: 'Overheid' },
    });
    const again = await lists.preview('standhouders', rows);
    expect([again.body.columns[0]?.as, again.body.questions[0]?.answer]).toEqual([
      'internalNote',
      'Overheid',
    ]);
    const done = await lists.import('standhouders', rows, again.body.choices);
    const other = await lists.preview(
      'standhouders',
      table(['Onze naam', 'Bedrijf', 'Soort'], ['Kenmerk 8', 'Ander BV', 'Overheid']),
    );
    expect(other.body.columns[0]?.as).toBe('internalNote');
    await lists.undo(done.id);
  });
});

describe('the import of a programme', () => {
  it('is undone like every other one, with the rooms and speakers that it made', async () => {
    const sessions = app.strapi.documents('api::session.session');
    const bytes = await workbook([
      {
        title: 'Terug te draaien',
        kind: 'Kennissessie',
        day: '9-2-2027',
        start: '12:00',
        end: '12:30',
        room: 'Zaal Terug',
        speakers: 'Tess Terug',
      },
    ]);
    await importFile(app, token, bytes, { makes: 'rooms,speakers', published: 'true' });
    const { body } = await lists.call<{ data: { id: number; list: string; state: string }[] }>(
      'GET',
      '/list-imports',
    );
    expect(body.data[0]).toMatchObject({ list: 'Programma', state: 'klaar' });
    const undone = await lists.undo(body.data[0]?.id ?? 0);
    expect([undone.state, undone.counts]).toEqual(['teruggedraaid', { teruggedraaid: 3 }]);
    expect(await sessions.count({ filters: { title: 'Terug te draaien' } })).toBe(0);
    for (const uid of ['api::room.room', 'api::speaker.speaker'] as const)
      expect(
        await app.strapi.documents(uid).count({ filters: { name: { $in: ['Zaal Terug', 'Tess Terug'] } } }),
      ).toBe(0);
  });
});
