import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { deliveryTable, type DeliveryState } from '../../platform/queue/queue';
import { fairTime, startOfDay } from '../../platform/clock/fair-time';
import { devicesOf } from '../device/testers';
import { afterNight } from '../messages/quiet';
import { addMessages, messageTable, type MessageContent, type NewMessage } from '../sending/queue';
import { sendWaitingMessages } from '../sending/push-kind';
import { pushSettings } from '../settings';
import { announcementTable, textOf, type AnnouncementRow } from './announcements';
import { receiversOf, type Receiver } from './audience';
import type { AnnouncementState, AnnouncementText } from './shape';

/** The most messages of the organiser that a visitor gets in a day: docs/behaviour.md. */
export const perDay = 3;
const hourMs = 60 * 60 * 1000;
/** News is no news the day after. */
const lifetimeMs = 24 * hourMs;

/**
 * Makes the messages of announcements whose time has come. Any number of processes may do it: who holds the rows goes
 * first, and the others find them sent.
 */
export async function releaseAnnouncements(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  if (!pushSettings(strapi)) return;
  await strapi.db.transaction(async ({ trx }) => {
    const due: AnnouncementRow[] = await trx(announcementTable(strapi))
      .where({ state: 'gepland' satisfies AnnouncementState })
      .andWhere('due_at', '<=', now)
      .orderBy('id')
      .forUpdate();
    for (const row of due) await release(strapi, trx, row, now);
  });
}

async function release(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  row: AnnouncementRow,
  now: number,
): Promise<void> {
  const text = textOf(row);
  const all = await receiversOf(strapi, trx, text);
  const enough = await whoHadEnough(strapi, trx, now);
  const receivers = all.filter(({ id }) => !enough.has(id));
  const messages = receivers.map(({ id, language, quiet }): NewMessage => {
    const dueAt = quiet ? afterNight(now) : now;
    return {
      key: `news:${row.id}:${id}`,
      registration: id,
      kind: 'news',
      announcement: row.id,
      content: contentOf(text, language, `news-${row.id}`),
      dueAt,
      expiresAt: dueAt + lifetimeMs,
    };
  });
  await addMessages(trx, messages, now);
  await trx(announcementTable(strapi))
    .where({ id: row.id })
    .update({
      state: 'verstuurd' satisfies AnnouncementState,
      sent_at: now,
      receivers: receivers.length,
      skipped: all.length - receivers.length,
    });
}

async function whoHadEnough(strapi: Core.Strapi, trx: Knex.Transaction, now: number): Promise<Set<number>> {
  const today = startOfDay(fairTime(now / 1000).day) * 1000;
  const ids: number[] = await trx(`${messageTable} as m`)
    .join(`${announcementTable(strapi)} as a`, 'a.id', 'm.announcement')
    .join(`${deliveryTable} as d`, 'd.id', 'm.delivery')
    .where('a.sent_at', '>=', today)
    .whereNot('d.state', 'gestopt' satisfies DeliveryState)
    .groupBy('d.owner')
    .havingRaw('count(*) >= ?', [perDay])
    .pluck('d.owner');
  return new Set(ids);
}

/** Sends a message to the devices of one administrator alone. Returns to how many. */
export async function sendTest(
  strapi: Core.Strapi,
  text: AnnouncementText,
  administrator: number,
  now = Date.now(),
): Promise<number> {
  const devices: Receiver[] = await devicesOf(strapi, administrator);
  await strapi.db.transaction(({ trx }) =>
    addMessages(
      trx,
      devices.map(({ id, language }) => ({
        key: `test:${randomUUID()}`,
        registration: id,
        kind: 'test',
        content: contentOf(text, language, 'test'),
        dueAt: now,
        expiresAt: now + hourMs,
      })),
      now,
    ),
  );
  await sendWaitingMessages(strapi);
  return devices.length;
}

/** Without an English text, everybody gets the Dutch one, marked as Dutch. */
function contentOf(text: AnnouncementText, language: 'nl' | 'en', tag: string): MessageContent {
  const isEnglish = language === 'en' && text.titleEnglish !== '';
  return {
    title: isEnglish ? text.titleEnglish : text.title,
    body: isEnglish ? text.bodyEnglish : text.body,
    path: language === 'en' ? `/en${text.path === '/' ? '' : text.path}` : text.path,
    lang: isEnglish ? 'en' : 'nl',
    tag,
  };
}
