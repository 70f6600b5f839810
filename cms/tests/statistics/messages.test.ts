import { dayNumber, type StoredEvent } from 'beursvloer-domain/statistics';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startOfDay } from '../../src/platform/clock/fair-time';
import { mailJumps } from '../../src/statistics/messages/alert-mail';
import { mailWeek } from '../../src/statistics/messages/weekly-mail';
import { takeSegment } from '../../src/statistics/store-segment';
import { startApp, type App } from '../harness/app';
import { outgoing } from '../harness/submissions';

let app: App;
const email = 'organisatie@beurs.example';
beforeAll(async () => {
  // No mail server answers there, so what is written stays to be read.
  const environment = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'post@beurs.example' };
  app = await startApp(inject('template'), { environment });
  const site = await app.strapi.documents('api::site-setting.site-setting').findFirst({ locale: 'nl' });
  const data: object = { contact: { email } };
  await app.strapi
    .documents('api::site-setting.site-setting')
    .update({ documentId: site?.documentId ?? '', locale: 'nl', data });
});
afterAll(() => app.stop());

const tables = ['segments', 'event_ids', 'events', 'values', 'cells', 'texts', 'state'];
beforeEach(async () => {
  for (const name of tables)
    if (name === 'state')
      await app.strapi.db.connection('statistics_state').whereNot('name', 'tables').delete();
    else await app.strapi.db.connection(`statistics_${name}`).delete();
  await app.strapi.db.connection('deliveries').delete();
  await app.strapi.db
    .query('api::site-setting.site-setting')
    .updateMany({ where: {}, data: { statisticsMail: true, previousFirstDay: null } });
});

let segments = 0;
async function take(events: Omit<StoredEvent, 'id'>[]): Promise<void> {
  segments += 1;
  const named = events.map((event, index) => ({
    ...event,
    id: `bericht-${segments}-${String(index).padStart(6, '0')}`,
  }));
  await takeSegment(app.strapi, { log: 'logboek-van-berichten', segment: segments, events: named });
}

const dayOn = (date: string) => dayNumber(date) ?? 0;
/** Nine in the morning of a day. */
const morning = (date: string) => (startOfDay(dayOn(date)) + 9 * 3600) * 1000;
const event = (date: string, kind: StoredEvent['kind'], times: number, more: Partial<StoredEvent> = {}) => ({
  at: startOfDay(dayOn(date)) + 12 * 3600,
  kind,
  times,
  ...more,
});

async function mails(): Promise<{ recipient: string; subject: string; text: string }[]> {
  const rows = await outgoing(app);
  return rows.map(({ recipient, content }) => {
    const { subject } = content as { subject: string };
    return { recipient, subject, text: JSON.stringify(content) };
  });
}

describe('the mail of the week', () => {
  // Monday 2 November 2026; the week before is that of 26 October.
  const week = () =>
    take([
      event('2026-10-20', 'view', 40, { page: '/faq' }),
      event('2026-10-27', 'visitor', 30, { value: -1 }),
      event('2026-10-27', 'view', 1200, { page: '/faq' }),
      event('2026-11-01', 'view', 34, { page: '/' }),
      event('2026-11-02', 'view', 5000, { page: '/' }),
    ]);

  it('says what happened from Monday until Sunday, beside the week before', async () => {
    await week();
    expect(await mailWeek(app.strapi, morning('2026-11-02'))).toBe(true);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(email);
    expect(mail?.subject).toBe('Uw site van ma 26 okt 2026 tot en met zo 1 nov 2026');
    expect(mail?.text).toContain('30 bezoekers keken vorige week op de site');
    expect(mail?.text).toContain('Weergaven: 1.234 (week ervoor 40)');
    expect(mail?.text).toContain('Voorpagina: 34');
    expect(mail?.text).toContain('/statistics?van=2026-10-26&tot=2026-11-01');
  });

  it('leaves once a week, however often it is asked for, and late when nothing ran on Monday', async () => {
    await week();
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => mailWeek(app.strapi, morning('2026-11-04'))),
    );
    expect(asked.filter(Boolean)).toHaveLength(1);
    expect(await mailWeek(app.strapi, morning('2026-11-05'))).toBe(false);
    expect(await mails()).toHaveLength(1);
    expect(await mailWeek(app.strapi, morning('2026-11-09'))).toBe(true);
    expect(await mails()).toHaveLength(2);
  });

  it('reads no figures on the mornings after it left', async () => {
    await week();
    const readCellsOn = async (date: string) => {
      let read = 0;
      const onQuery = ({ sql }: { sql: string }) => {
        if (sql.includes('from statistics_cells')) read += 1;
      };
      app.strapi.db.connection.on('query', onQuery);
      await mailWeek(app.strapi, morning(date));
      app.strapi.db.connection.removeListener('query', onQuery);
      return read;
    };
    expect(await readCellsOn('2026-11-02')).toBeGreaterThan(0);
    expect(await readCellsOn('2026-11-03')).toBe(0);
  });

  it('stands beside the same week of the last edition when that is known', async () => {
    await week();
    await take([event('2024-10-29', 'view', 700, { page: '/' })]);
    await app.strapi.db
      .query('api::site-setting.site-setting')
      .updateMany({ where: {}, data: { previousFirstDay: '2025-02-11' } });
    await mailWeek(app.strapi, morning('2026-11-02'));
    expect((await mails())[0]?.text).toContain('Weergaven: 1.234 (week ervoor 40, vorige editie 700)');
  });

  it('does not leave for who switched it off, nor about nothing', async () => {
    expect(await mailWeek(app.strapi, morning('2026-11-02'))).toBe(false);
    await week();
    await app.strapi.db
      .query('api::site-setting.site-setting')
      .updateMany({ where: {}, data: { statisticsMail: false } });
    expect(await mailWeek(app.strapi, morning('2026-11-02'))).toBe(false);
    expect(await mails()).toEqual([]);
  });
});

describe('the mail about a jump', () => {
  const tuesdays = ['2026-09-29', '2026-10-06', '2026-10-13', '2026-10-20', '2026-10-27'];
  const usual = () =>
    take([
      // Every day has something, so that it is known since when the site counts.
      ...tuesdays.map((date) => event(date, 'view', 500, { page: '/' })),
      ...tuesdays.slice(0, 4).map((date) => event(date, 'notFound', 12)),
      ...tuesdays.slice(0, 4).map((date) => event(date, 'lead.website', 30, { subject: 'other' })),
    ]);

  it('says what was yesterday, and what is usual, once a week', async () => {
    await usual();
    await take([event('2026-10-27', 'notFound', 90), event('2026-10-27', 'lead.website', 31)]);
    expect(await mailJumps(app.strapi, morning('2026-10-28'))).toBe(true);
    expect(await mailJumps(app.strapi, morning('2026-10-28'))).toBe(false);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Opvallend op uw site: adressen die niet bestaan');
    expect(mail?.text).toContain('90, anders ongeveer 12');
    expect(mail?.text).toContain('di 27 okt 2026');
  });

  it('says that what usually comes did not', async () => {
    await usual();
    await take([event('2026-10-27', 'notFound', 12)]);
    expect(await mailJumps(app.strapi, morning('2026-10-28'))).toBe(true);
    expect((await mails())[0]?.text).toContain('0, anders ongeveer 30');
  });

  it('names a single page that jumped, and none of which there is little', async () => {
    await usual();
    await take([
      ...tuesdays.slice(0, 4).map((date) => event(date, 'view', 20, { page: '/faq' })),
      event('2026-10-27', 'view', 90, { page: '/faq' }),
      event('2026-10-27', 'view', 49, { page: '/contact' }),
      event('2026-10-27', 'notFound', 12),
      event('2026-10-27', 'lead.website', 30, { subject: 'other' }),
    ]);
    expect(await mailJumps(app.strapi, morning('2026-10-28'))).toBe(true);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Opvallend op uw site: weergaven van Veelgestelde vragen');
    expect(mail?.text).toContain('90, anders ongeveer 20');
    expect(mail?.text).not.toContain('Contact');
    expect(await mailJumps(app.strapi, morning('2026-10-29'))).toBe(false);
  });

  it('does not leave on a day like others, on a new site, nor for who switched it off', async () => {
    await usual();
    await take([event('2026-10-27', 'notFound', 30), event('2026-10-27', 'lead.website', 20)]);
    expect(await mailJumps(app.strapi, morning('2026-10-28'))).toBe(false);
    // Two weeks before, nothing was counted yet that would say what is usual.
    expect(await mailJumps(app.strapi, morning('2026-10-14'))).toBe(false);
    await take([event('2026-10-27', 'notFound', 900)]);
    await app.strapi.db
      .query('api::site-setting.site-setting')
      .updateMany({ where: {}, data: { statisticsMail: false } });
    expect(await mailJumps(app.strapi, morning('2026-10-28'))).toBe(false);
    expect(await mails()).toEqual([]);
  });

  it('says on a public holiday what jumped, and not what did not come', async () => {
    const saturdays = ['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19'];
    await take([
      ...saturdays.map((date) => event(date, 'view', 500, { page: '/' })),
      ...saturdays.map((date) => event(date, 'lead.website', 30, { subject: 'other' })),
    ]);
    // 26 December is the second day of Christmas.
    expect(await mailJumps(app.strapi, morning('2026-12-27'))).toBe(false);
    await take([event('2026-12-26', 'notFound', 90)]);
    expect(await mailJumps(app.strapi, morning('2026-12-27'))).toBe(true);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Opvallend op uw site: adressen die niet bestaan');
    expect(mail?.text).not.toContain('anders ongeveer 30');
  });

  it('does not call the days of the fair a jump', async () => {
    const before = ['2027-01-12', '2027-01-19', '2027-01-26', '2027-02-02'];
    await take([
      ...before.map((date) => event(date, 'view', 500, { page: '/' })),
      event('2027-02-09', 'view', 9000, { page: '/' }),
    ]);
    expect(await mailJumps(app.strapi, morning('2027-02-10'))).toBe(false);
  });
});
