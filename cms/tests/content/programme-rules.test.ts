import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type App } from '../harness/app';
import { signInAsEditor } from '../harness/admin-account';
import { sharedApp } from '../harness/shared-app';

/** Conflicts in time and place: sessions in a room, exhibitors on a stand. */
let app: App;
type Fields = Record<string, unknown>;
const change = (fields: Fields) => fields;
const sessions = () => app.strapi.documents('api::session.session');
const exhibitors = () => app.strapi.documents('api::exhibitor.exhibitor');
const stands = () => app.strapi.documents('api::stand.stand');

let room: string;
beforeAll(async () => {
  app = await sharedApp();
  room = (await app.strapi.documents('api::room.room').create({ data: { name: 'Zaal B', slug: 'zaal-b' } }))
    .documentId;
});

const session = (title: string, startTime: string, endTime: string, more: Fields = {}) =>
  change({ title, kind: 'Workshop', day: '2027-02-09', startTime, endTime, room, ...more });
const draft = async (title: string, startTime: string, endTime: string, more: Fields = {}) =>
  (await sessions().create({ data: session(title, startTime, endTime, more) })).documentId;
const publish = (documentId: string) => sessions().publish({ documentId });
const rejected = (field: string, message: string) => ({
  message: expect.stringContaining(message),
  details: { errors: [expect.objectContaining({ path: [field] })] },
});

describe('a session', () => {
  it('that ends before it starts is not saved', async () => {
    await expect(draft('Terug', '12:00:00.000', '11:00:00.000')).rejects.toMatchObject(
      rejected('endTime', 'Het einde (11.00 uur) moet na het begin (12.00 uur) liggen.'),
    );
    const documentId = await draft('Heen', '12:00:00.000', '13:00:00.000');
    const later = sessions().update({ documentId, data: change({ startTime: '13:30:00.000' }) });
    await expect(later).rejects.toMatchObject(rejected('endTime', 'moet na het begin (13.30 uur)'));
  });

  it('outside the days and hours of the fair is not saved', async () => {
    const day = { day: '2027-02-14' };
    await expect(draft('Zondag', '12:00:00.000', '13:00:00.000', day)).rejects.toMatchObject(
      rejected('day', 'Op 14 februari 2027 is er geen beurs. Kies een beursdag: 9 februari 2027.'),
    );
    await expect(draft('Laat', '17:00:00.000', '18:00:00.000')).rejects.toMatchObject(
      rejected('endTime', 'Op 9 februari 2027 is de beurs open van 9.30 tot 17.30 uur.'),
    );
  });

  it('that the fair’s new dates leave out can still be corrected, but not published again', async () => {
    const documentId = await draft('Verhuisd', '16:00:00.000', '17:00:00.000');
    const settings = app.strapi.db.query('api::site-setting.site-setting');
    const row = await settings.findOne({ where: { locale: 'nl' }, populate: ['days'] });
    const days = app.strapi.db.query('site.day');
    await days.update({ where: { id: row.days[0].id }, data: { closes: '16:30:00.000' } });
    try {
      await sessions().update({
        documentId,
        data: change({ title: 'Verhuisd!', startTime: '16:00:00.000' }),
      });
      await expect(publish(documentId)).rejects.toMatchObject(rejected('endTime', 'van 9.30 tot 16.30 uur'));
    } finally {
      await days.update({ where: { id: row.days[0].id }, data: { closes: '17:30:00.000' } });
    }
  });

  it('in a room that is taken is not published, and the message names by what', async () => {
    await publish(await draft('De eerste', '10:00:00.000', '11:00:00.000'));
    const late = await draft('De tweede', '10:30:00.000', '11:30:00.000');
    await expect(publish(late)).rejects.toMatchObject(
      rejected('room', 'Zaal B is dan al bezet door “De eerste” (10.00–11.00 uur).'),
    );
    await publish(await draft('Aansluitend', '11:00:00.000', '11:30:00.000'));
    await publish(await draft('Elders', '10:00:00.000', '11:00:00.000', { room: null }));
  });

  it('in a room that is taken is rejected when many are published at once in the admin', async () => {
    const token = await signInAsEditor(app);
    const documentIds = [
      await draft('Samen 1', '14:00:00.000', '15:00:00.000'),
      await draft('Samen 2', '14:30:00.000', '15:30:00.000'),
    ];
    const path = '/content-manager/collection-types/api::session.session/actions/bulkPublish';
    const response = await ask(app, 'POST', path, { token, body: { documentIds } });
    expect(response).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringMatching(/Zaal B is dan al bezet door “Samen [12]”/) } },
    });
    for (const documentId of documentIds)
      expect(await sessions().findOne({ documentId, status: 'published' })).toBeNull();
  });

  it('can swap places with another one in two steps', async () => {
    const [one, two] = [
      await draft('Wissel 1', '12:00:00.000', '12:30:00.000'),
      await draft('Wissel 2', '12:30:00.000', '13:00:00.000'),
    ];
    await publish(one);
    await publish(two);
    await sessions().update({
      documentId: one,
      data: change({ startTime: '12:30:00.000', endTime: '13:00:00.000' }),
    });
    await expect(publish(one)).rejects.toThrow('al bezet door “Wissel 2”');
    await sessions().update({
      documentId: two,
      data: change({ startTime: '12:00:00.000', endTime: '12:30:00.000' }),
    });
    await publish(one);
    await publish(two);
  });
});

describe('a stand', () => {
  const company = async (name: string, stand: string) =>
    (await exhibitors().create({ data: change({ name, kind: 'Overheid', stands: [stand] }) })).documentId;

  it('is published for one exhibitor, and the message names who has it', async () => {
    const { documentId: stand } = await stands().create({ data: { code: '9.Z01' } });
    const [one, two] = [await company('Eerste BV', stand), await company('Tweede BV', stand)];
    await exhibitors().publish({ documentId: one });
    await exhibitors().publish({ documentId: one });
    await expect(exhibitors().publish({ documentId: two })).rejects.toMatchObject(
      rejected('stands', 'Stand 9.Z01 is al van “Eerste BV”.'),
    );
    await exhibitors().update({ documentId: one, data: change({ stands: [] }) });
    await exhibitors().publish({ documentId: two });
    await exhibitors().publish({ documentId: one });
  });

  it('takes no second exhibitor when it is edited itself', async () => {
    const { documentId: first } = await stands().create({ data: { code: '9.Z02' } });
    const { documentId: other } = await stands().create({ data: { code: '9.Z03' } });
    const [one, two] = [await company('Derde BV', first), await company('Vierde BV', other)];
    const both = stands().update({
      documentId: first,
      data: change({ area: 50, exhibitors: { connect: [two], disconnect: [] } }),
    });
    await expect(both).rejects.toMatchObject(
      rejected('exhibitors', 'Op een stand staat één standhouder. Hier zijn het “Derde BV” en “Vierde BV”.'),
    );
    expect(await stands().findOne({ documentId: first })).toMatchObject({ area: null });
    const instead = { exhibitors: { connect: [two], disconnect: [one] } };
    await stands().update({ documentId: first, data: change(instead) });
  });
});
