import { beforeAll, describe, expect, it } from 'vitest';
import { signInAs, signInAsEditor } from '../harness/admin-account';
import type { App } from '../harness/app';
import { newMails } from '../harness/emails';
import { sharedApp } from '../harness/shared-app';
import { organiserOf } from '../harness/staff';
import { confirm, confirmed, tokenIn } from '../harness/visits';
import { Lists } from '../lists/calls';

/** A group that somebody registers as a list. */
let app: App;
let lists: Lists;
let organiser: Awaited<ReturnType<typeof organiserOf>>;
beforeAll(async () => {
  app = await sharedApp();
  lists = new Lists(app, await signInAs(app, 'organiser'));
  organiser = await organiserOf(app);
});

const group = [
  'Gasten van de gemeente',
  'Voornaam;Tussenvoegsel;Achternaam;Bedrijf;E-mail;Datum',
  'Aafke;van;Groep;Gemeente Voorbeeld;AAFKE@groep.example;9 februari',
  'Bob;;Groep;=1+1;bob@groep.example;di 9-2-2027',
  'Bob;;Groep;;bob2@groep.example;11-2-2027',
  'Cas;;Groep;;geen adres;9-2-2027',
].join('\n');
const audience = 'Corporaties';

async function answersFor(file: string): Promise<Record<string, string>> {
  const { body } = await lists.preview('bezoekers', file);
  return Object.fromEntries(
    body.questions.map(({ id, proposal, options }) => [
      id,
      id === 'missing audience'
        ? (options.find(({ answer }) => answer === audience)?.answer ?? options[0]?.answer ?? '')
        : id.startsWith('double')
          ? 'new'
          : (proposal ?? (id.startsWith('value days') ? (options[0]?.answer ?? '') : '')),
    ]),
  );
}

describe('a list of visitors', () => {
  it('asks about what it lacks, and each gets a mail with a link that makes the badge', async () => {
    const answers = await answersFor(group);
    expect(Object.keys(answers)).toEqual([
      'value days 11-2-2027',
      'value email geen adres',
      'missing audience',
      'double new bob groep',
    ]);
    const { preview } = await lists.answered('bezoekers', group, { answers });
    expect(preview.notice).toContain('krijgt een mail met een link');
    expect(preview.rows.map(({ title, state, problems }) => [title, state, problems])).toEqual([
      ['Aafke van Groep', 'new', []],
      ['Bob Groep', 'new', []],
      ['Bob Groep', 'new', []],
      ['Cas Groep', 'rejected', ['E-mailadres ontbreekt.']],
    ]);
    const done = await lists.import('bezoekers', group, { answers });
    expect([done.state, done.counts, done.rows]).toEqual(['klaar', { klaar: 3 }, []]);
    const mails = await newMails(app, 3);
    const mail = mails.find(({ to }) => to === 'aafke@groep.example');
    expect(mail?.subject).toBe('U bent uitgenodigd voor de beurs');
    expect(mail?.text).toContain('di 9 feb 2027');
    expect(mail?.text).not.toContain('Aafke');
    expect((await confirm(app, tokenIn(mail, 'email-valideren?bezoek='))).status).toBe(200);
    await newMails(app, 1);
    expect(await organiser.show(await organiser.idOf('aafke@groep.example'))).toMatchObject({
      name: 'Aafke van Groep',
      organisation: 'Gemeente Voorbeeld',
      days: ['di 9 feb 2027'],
      state: 'bevestigd',
    });
    // Who they are does not stay behind in the import.
    const stored = await app.strapi.db.query('api::list-import-row.list-import-row').findMany({
      where: { import: done.id },
    });
    expect(JSON.stringify(stored)).not.toMatch(/groep/i);

    const again = await lists.answered('bezoekers', group, { answers });
    expect(again.preview.counts).toEqual({ new: 0, changed: 0, same: 3, rejected: 1 });
    const undo = await lists.toUndo(done.id);
    expect(undo.body).toMatchObject({
      clean: 2,
      rows: [{ number: 3, title: '', message: 'Daarna is veranderd: status.', mayGoBack: true }],
    });
    expect((await lists.undo(done.id)).state).toBe('deels teruggedraaid');
    expect(await organiser.idOf('bob@groep.example')).toBe(0);
    expect(await organiser.idOf('aafke@groep.example')).toBeGreaterThan(0);
  });

  it('changes nobody who is registered, and says so', async () => {
    const { sent } = await confirmed(app, { name: 'Zelf Gekozen' });
    const file = `Naam;E-mail;Dag;Soort bezoeker\nAndere Naam;${sent.email.toUpperCase()};9-2-2027;${audience}\n`;
    const { body } = await lists.preview('bezoekers', file);
    expect(body.rows).toMatchObject([
      { state: 'same', changes: [], notes: ['Is er al, en blijft zoals het is.'] },
    ]);
    const id = await organiser.idOf(sent.email);
    await organiser.act(id, 'cancel', {});
    // It is theirs, and only staff or they themselves bring it back.
    const done = await lists.import('bezoekers', file);
    expect(done.rows).toMatchObject([{ message: 'Met dit e-mailadres is er al een aanmelding.' }]);
    expect((await organiser.show(id)).state).toBe('geannuleerd');
  });

  it('goes out in the columns by which it comes in, and stands in the log', async () => {
    const { sent } = await confirmed(app, { name: 'Uit De Lijst' });
    const out = (await lists.download('/lists/bezoekers/export?format=csv')).toString('utf8');
    const [head = '', ...rows] = out.replace('\uFEFF', '').trim().split('\r\n');
    expect(head.replaceAll('"', '').split(';')).toEqual([
      'Naam',
      'E-mailadres',
      'Organisatie',
      'Functie',
      'Soort bezoeker',
      'Interesses',
      'Dagen',
    ]);
    expect(rows.find((row) => row.includes(sent.email))).toMatch(/^"Uit De Lijst";/);
    const { body } = await lists.preview('bezoekers', out);
    expect([body.counts.new, body.counts.changed, body.questions]).toEqual([0, 0, []]);
    expect((await organiser.audit())[0]).toMatchObject({ what: 'Lijst gedownload: Bezoekers' });
  });

  it('is for who may change registrations', async () => {
    const editor = new Lists(app, await signInAsEditor(app));
    expect((await editor.preview('bezoekers', group)).status).toBe(403);
    expect((await editor.call('GET', '/lists/bezoekers/export?format=csv')).status).toBe(403);
    expect((await lists.call('GET', '/lists/bezoekers/fields')).status).toBe(403);
    const { body } = await editor.call<{ data: { name: string }[] }>('GET', '/lists');
    expect(body.data.map(({ name }) => name)).not.toContain('bezoekers');
  });
});
