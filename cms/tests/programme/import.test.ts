import { beforeAll, describe, expect, it } from 'vitest';
import type { ImportDone, ImportPreview } from '../../src/programme/import/shape';
import { signInAs, signInAsEditor } from '../harness/admin-account';
import type { App } from '../harness/app';
import { sharedApp } from '../harness/shared-app';
import { importFile, send } from './calls';
import { pretalxFile, workbook, workbookWithHiddenRow, xmlFile } from './files';

/** A programme from a file: what is shown first, and what it does. */
let app: App;
let organiser: string;
beforeAll(async () => {
  app = await sharedApp();
  organiser = await signInAs(app, 'organiser');
});

const sessions = () => app.strapi.documents('api::session.session');
const titled = async (title: string, status: 'draft' | 'published' = 'draft') =>
  (
    await sessions().findMany({
      filters: { title },
      status,
      populate: ['room', 'themes', 'speakers.speaker'],
    })
  )[0];
const preview = (file: string | Buffer, query?: Record<string, string>) =>
  send<ImportPreview>(app, organiser, '/preview', file, query);
const run = (file: string | Buffer, query?: Record<string, string>) =>
  importFile(app, organiser, file, query);
/** A time on the day of the fair. */
const at = (start: string, end: string) => ({
  start: `2027-02-09T${start}:00+01:00`,
  end: `2027-02-09T${end}:00+01:00`,
});
const count = () => app.strapi.db.query('api::session.session').count();

describe('an import', () => {
  it('makes sessions with their room, speakers, theme and texts, as drafts', async () => {
    const talk = { code: 'HOUT01', speakers: ['noor blom'], track: 'Houtbouw', abstract: 'Eén\r\n\r\ntwee.' };
    const { counts, format } = await run(pretalxFile([talk]));
    expect({ counts, format }).toEqual({
      counts: { new: 1, changed: 0, same: 0, rejected: 0 },
      format: 'lezingen van pretalx',
    });
    expect(await titled('Lezing HOUT01')).toMatchObject({
      day: '2027-02-09',
      startTime: '11:00:00.000',
      endTime: '11:45:00.000',
      kind: 'Kennissessie',
      summary: 'Eén\n\ntwee.',
      slug: 'lezing-hout01',
      importId: 'pretalx:HOUT01',
      room: { name: 'Zaal A' },
      themes: [{ slug: 'houtbouw' }],
      speakers: [{ speaker: { slug: 'noor-blom' } }],
    });
    expect(await titled('Lezing HOUT01', 'published')).toBeUndefined();
  });

  it('has columns that somebody chooses, which are known the next time', async () => {
    const file = 'Waarover;Wanneer precies;Van;Tot\nUitgekozen;9-2-2027;16u;16u30\n';
    const { body } = await preview(file);
    expect([body.lines, body.problem]).toEqual([
      [],
      expect.stringContaining('ontbreekt: Titel, Dag. Er staat: “Waarover”, “Wanneer precies”'),
    ]);
    expect(await send(app, organiser, '', file, { fingerprint: body.fingerprint })).toMatchObject({
      status: 400,
      message: body.problem,
    });
    const { counts } = await run(file, { columns: JSON.stringify({ 0: 'title', 1: 'day' }) });
    expect(counts.new).toBe(1);
    expect(await titled('Uitgekozen')).toMatchObject({ day: '2027-02-09', startTime: '16:00:00.000' });
    const again = await preview(file);
    expect([again.body.problem, again.body.counts.same]).toEqual([null, 1]);
  });

  it.each(['xlsx', 'csv'])(
    'of the empty list as %s, sent as it is, has its example and no session',
    async (format) => {
      const url = `${app.url}/programme-import/empty?format=${format}`;
      const headers = { authorization: `Bearer ${organiser}` };
      const response = await fetch(url, { headers });
      const { body } = await preview(Buffer.from(await response.arrayBuffer()));
      expect(body.lines.map(({ where, state, problems }) => [where, state, problems[0]])).toEqual([
        ['rij 2', 'rejected', 'Dit is de voorbeeldrij van de lege lijst.'],
      ]);
      expect((await fetch(url)).status).toBe(401);
    },
  );

  it('asks what happens with rows that Excel hides, and stores nothing before', async () => {
    const file = workbookWithHiddenRow(['Te zien', 'Verborgen']);
    const { body } = await preview(file);
    expect([body.hidden, body.lines.map(({ title }) => title)]).toEqual([
      ['rij 3'],
      ['Te zien', 'Verborgen'],
    ]);
    const before = await count();
    const early = await send(app, organiser, '', file, { fingerprint: body.fingerprint });
    expect(early).toMatchObject({ status: 400, message: expect.stringContaining('Kies eerst') });
    expect((await preview(file, { hidden: 'misschien' })).status).toBe(400);
    expect(await count()).toBe(before);
    expect((await run(file, { hidden: 'skip' })).counts).toMatchObject({ new: 1, rejected: 0 });
    expect([await titled('Verborgen'), (await titled('Te zien'))?.startTime]).toEqual([
      undefined,
      '12:00:00.000',
    ]);
    expect((await run(file, { hidden: 'take' })).counts).toMatchObject({ new: 1, same: 1 });
  });

  it('of the same file again changes nothing', async () => {
    const file = pretalxFile([{ code: 'TWEE', ...at('11:45', '12:00') }]);
    await run(file);
    const before = await count();
    const { body } = await preview(file);
    expect(body.counts).toEqual({ new: 0, changed: 0, same: 1, rejected: 0 });
    await run(file);
    expect(await count()).toBe(before);
  });

  it('knows a session whose title and time changed, and keeps its address', async () => {
    const early = at('13:00', '13:30');
    await run(pretalxFile([{ code: 'DRIE', title: 'De oude naam', ...early }]), { published: 'true' });
    const before = await titled('De oude naam', 'published');
    const moved = at('13:30', '14:00');
    const { lines } = await run(pretalxFile([{ code: 'DRIE', title: 'De nieuwe naam', ...moved }]), {
      published: 'true',
    });
    expect(lines).toMatchObject([
      {
        state: 'changed',
        changes: [
          { label: 'Titel', from: 'De oude naam', to: 'De nieuwe naam' },
          { label: 'Begin', from: '13:00', to: '13:30' },
          { label: 'Einde', from: '13:30', to: '14:00' },
        ],
      },
    ]);
    const { documentId, slug, publicId } = before ?? {};
    expect(await titled('De nieuwe naam', 'published')).toMatchObject({ documentId, slug, publicId });
  });

  it('leaves alone what the file does not say: roles, other themes, texts and notes', async () => {
    const [fairSession] = await sessions().findMany({ filters: { title: 'Bouwen met hout' } });
    const number = String(fairSession?.publicId);
    const row = { id: number, title: 'Bouwen met hout', day: '9-2-2027', start: '9.45', end: '10.30' };
    const { lines } = await run(await workbook([{ ...row, speakers: 'Ali Yilmaz, Noor Blom' }]));
    expect(lines[0]?.changes.map(({ label }) => label)).toEqual(['Begin', 'Einde', 'Sprekers']);
    const after = await sessions().findOne({
      documentId: fairSession?.documentId ?? '',
      populate: ['speakers.speaker', 'themes', 'exhibitors', 'audiences', 'room'],
    });
    expect(after).toMatchObject({
      startTime: '09:45:00.000',
      internalNote: 'geheim van sessie',
      room: { name: 'Zaal A' },
      speakers: [
        { speaker: { slug: 'ali-yilmaz' }, role: null },
        { speaker: { slug: 'noor-blom' }, role: 'Moderator' },
      ],
      themes: [{ slug: 'houtbouw' }],
      exhibitors: [{ slug: 'houthuis' }],
      audiences: [{ slug: 'corporaties' }],
    });
  });

  it('reads a schedule as XML', async () => {
    const { format, counts } = await run(xmlFile({ title: 'Uit &lt;XML&gt; &amp; zo' }));
    expect({ format, made: counts.new }).toEqual({ format: 'schema als XML', made: 1 });
    expect(await titled('Uit <XML> & zo')).toMatchObject({
      startTime: '12:00:00.000',
      endTime: '12:30:00.000',
    });
  });
});

describe('a name that the fair does not have', () => {
  const file = pretalxFile([
    {
      code: 'NIEUW',
      room: 'Zaal Z',
      speakers: ['Mees Zomer'],
      track: 'Zonwering',
      ...at('15:00', '15:30'),
    },
  ]);

  it('keeps its entry out', async () => {
    const before = await count();
    const { body } = await preview(file);
    expect(body.counts).toEqual({ new: 0, changed: 0, same: 0, rejected: 1 });
    expect(body.lines[0]?.problems).toEqual([
      'De zaal “Zaal Z” bestaat niet.',
      'De spreker “Mees Zomer” bestaat niet.',
      'Het thema “Zonwering” bestaat niet.',
    ]);
    await run(file);
    expect(await count()).toBe(before);
  });

  it('is made when the organiser says so', async () => {
    const makes = { makes: 'rooms,speakers,themes', published: 'true' };
    const { unknown } = await run(file, makes);
    expect(unknown.map(({ kind, name, isMade }) => [kind, name, isMade])).toEqual([
      ['rooms', 'Zaal Z', true],
      ['speakers', 'Mees Zomer', true],
      ['themes', 'Zonwering', true],
    ]);
    expect(await titled('Lezing NIEUW', 'published')).toMatchObject({
      room: { name: 'Zaal Z', slug: 'zaal-z' },
      themes: [{ slug: 'zonwering' }],
      speakers: [{ speaker: { name: 'Mees Zomer', slug: 'mees-zomer' } }],
    });
    expect((await preview(file)).body.counts).toMatchObject({ same: 1 });
  });
});

describe('an import that cannot be', () => {
  it('names the session that has the room already', async () => {
    const talks = [
      { code: 'EEN', title: 'De eerste', ...at('16:00', '16:30') },
      { code: 'OVER', title: 'De tweede', ...at('16:15', '16:45') },
      { code: 'LAAT', ...at('17:00', '18:00') },
      { code: 'ZONDAG', start: '2027-02-14T11:00:00+01:00', end: '2027-02-14T12:00:00+01:00' },
    ];
    const { body } = await preview(pretalxFile(talks));
    expect(body.lines.map(({ state, problems }) => [state, ...problems])).toEqual([
      ['new'],
      ['rejected', 'De zaal is dan al bezet door “De eerste” (16.00–16.30 uur).'],
      ['rejected', expect.stringContaining('is de beurs open van 9.30 tot 17.30 uur')],
      ['rejected', expect.stringContaining('Op 14 februari 2027 is er geen beurs.')],
    ]);
  });

  it('lets two published sessions change rooms and times', async () => {
    const first = [
      { code: 'RUIL1', title: 'Ruil een', ...at('14:00', '14:30') },
      { code: 'RUIL2', title: 'Ruil twee', ...at('14:30', '15:00') },
    ];
    await run(pretalxFile(first), { published: 'true' });
    const [one, two] = first;
    const swapped = [
      { ...one, ...at('14:30', '15:00'), code: 'RUIL1' },
      { ...two, ...at('14:00', '14:30'), code: 'RUIL2' },
    ];
    await run(pretalxFile(swapped), { published: 'true' });
    expect(await titled('Ruil een', 'published')).toMatchObject({ startTime: '14:30:00.000' });
    expect(await titled('Ruil twee', 'published')).toMatchObject({ startTime: '14:00:00.000' });
  });

  it('stores nothing when one session cannot be published', async () => {
    const talks = [
      { code: 'GOED', ...at('16:00', '16:30') },
      { code: 'FOUT', ...at('16:30', '17:00') },
    ];
    // A draft may have a value that cannot be published, in a field that no file has.
    await run(pretalxFile([{ code: 'FOUT', ...at('17:00', '17:30') }]));
    const { id } = await app.strapi.db
      .query('api::session.session')
      .findOne({ where: { importId: 'pretalx:FOUT' } });
    await app.strapi.db.query('api::session.session').update({ where: { id }, data: { capacity: -1 } });
    const file = pretalxFile(talks);
    const before = [await count(), await app.strapi.db.query('api::theme.theme').count()];
    const { body } = await preview(file, { published: 'true' });
    expect(body.counts).toMatchObject({ new: 1, changed: 1 });
    const done = await send(app, organiser, '', file, { published: 'true', fingerprint: body.fingerprint });
    expect(done).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^onderdeel FOUT, “Lezing FOUT”: .+ Er is niets geïmporteerd\.$/),
    });
    expect([await count(), await app.strapi.db.query('api::theme.theme').count()]).toEqual(before);
  });

  it('is rejected when the programme changed since it was shown', async () => {
    const file = pretalxFile([{ code: 'VERS', title: 'Vers', ...at('16:00', '16:30') }]);
    const { body } = await preview(file);
    await sessions().create({
      data: {
        title: 'Ertussen',
        kind: 'Workshop',
        day: '2027-02-09',
        startTime: '17:00:00.000',
        endTime: '17:10:00.000',
      },
    });
    const { status, message } = await send(app, organiser, '', file, { fingerprint: body.fingerprint });
    expect(status).toBe(400);
    expect(message).toContain('is veranderd sinds u dit overzicht kreeg');
    expect(await titled('Vers')).toBeUndefined();
  });

  it('happens once when it is sent twice at the same time', async () => {
    const file = pretalxFile([{ code: 'DUBBEL', title: 'Dubbel', ...at('16:00', '16:30') }]);
    const { body } = await preview(file);
    const both = await Promise.all(
      [1, 2].map(() => send<ImportDone>(app, organiser, '', file, { fingerprint: body.fingerprint })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await sessions().findMany({ filters: { title: 'Dubbel' } })).toHaveLength(1);
  });

  it('is for the organiser only', async () => {
    const file = pretalxFile([{ code: 'NIET' }]);
    const editor = await signInAsEditor(app);
    for (const target of ['/preview', '']) {
      expect((await send(app, editor, target, file)).status).toBe(403);
      expect((await send(app, null, target, file)).status).toBe(401);
    }
  });
});
