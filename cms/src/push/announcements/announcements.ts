import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { tableOf } from '../../platform/storage/table-of';
import { countByState, stopMessages } from '../sending/queue';
import { announcementErrors } from '../texts';
import type { Announcement, AnnouncementFigures, AnnouncementState, AnnouncementText } from './shape';

const announcementUid = 'api::push-announcement.push-announcement';

export interface AnnouncementRow {
  id: number;
  title: string;
  body: string;
  title_english: string | null;
  body_english: string | null;
  path: string;
  audience: AnnouncementText['audience'];
  audience_value: string | null;
  state: AnnouncementState;
  due_at: string | number | null;
  sent_at: string | number | null;
  receivers: number | null;
  skipped: number | null;
  figures: unknown;
}

export const announcementTable = (strapi: Core.Strapi) => tableOf(strapi, announcementUid);
const rows = (strapi: Core.Strapi) => strapi.db.connection<AnnouncementRow>(announcementTable(strapi));

export async function listAnnouncements(
  strapi: Core.Strapi,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Announcement[]> {
  const found: AnnouncementRow[] = await rows(strapi)
    .orderBy('id', 'desc')
    .offset((page - 1) * pageSize)
    .limit(pageSize);
  const counted = await figuresOf(
    strapi.db.connection,
    found.filter(({ figures, sent_at }) => figures === null && sent_at !== null).map(({ id }) => id),
  );
  return found.map((row) => ({
    ...textOf(row),
    id: row.id,
    state: row.state,
    dueAt: numberOf(row.due_at),
    sentAt: numberOf(row.sent_at),
    receivers: row.receivers,
    skipped: row.skipped,
    figures: storedFigures(row.figures) ?? counted.get(row.id) ?? null,
  }));
}

export async function countAnnouncements(strapi: Core.Strapi): Promise<number> {
  const [{ count = 0 } = {}] = await strapi.db.connection(announcementTable(strapi)).count({ count: 'id' });
  return Number(count);
}

export async function addAnnouncement(
  strapi: Core.Strapi,
  text: AnnouncementText,
  now = Date.now(),
): Promise<number> {
  const at = new Date(now);
  const [added] = await strapi.db
    .connection(announcementTable(strapi))
    .insert({
      ...columnsOf(text),
      state: 'concept' satisfies AnnouncementState,
      document_id: randomUUID().replaceAll('-', ''),
      created_at: at,
      updated_at: at,
      published_at: at,
    })
    .returning('id');
  return added.id;
}

/** @throws NotFoundError; ApplicationError for one that is not a draft */
export async function changeAnnouncement(
  strapi: Core.Strapi,
  id: number,
  text: AnnouncementText,
): Promise<void> {
  const count = await rows(strapi).where({ id, state: 'concept' }).update(columnsOf(text));
  if (count === 0) await rejectState(strapi, id, announcementErrors.cannotChange);
}

/** Has a draft leave, at `dueAt`. @throws NotFoundError; ApplicationError for one that is not a draft */
export async function planAnnouncement(strapi: Core.Strapi, id: number, dueAt: number): Promise<void> {
  const count = await rows(strapi)
    .where({ id, state: 'concept' })
    .update({ state: 'gepland', due_at: dueAt });
  if (count === 0) await rejectState(strapi, id, announcementErrors.cannotPlan);
}

/**
 * Stops a message: one that is planned does not leave, and of one that is being sent nothing more leaves.
 * @throws NotFoundError; ApplicationError when there is nothing left to stop
 */
export async function stopAnnouncement(strapi: Core.Strapi, id: number, now = Date.now()): Promise<void> {
  const stopped = await strapi.db.transaction(async ({ trx }) => {
    const table = () => trx(announcementTable(strapi));
    if ((await table().where({ id, state: 'gepland' }).update({ state: 'gestopt' })) > 0) return true;
    if ((await table().where({ id, state: 'verstuurd' }).update({ state: 'verstuurd' })) === 0) return false;
    const count = await stopMessages(strapi, trx, id, now);
    if (count > 0) await table().where({ id }).update({ state: 'gestopt' });
    return count > 0;
  });
  if (!stopped) await rejectState(strapi, id, announcementErrors.cannotStop);
}

/** @throws NotFoundError; ApplicationError for one that was planned or sent */
export async function removeAnnouncement(strapi: Core.Strapi, id: number): Promise<void> {
  const count = await rows(strapi).where({ id, state: 'concept' }).delete();
  if (count === 0) await rejectState(strapi, id, announcementErrors.cannotRemove);
}

/** Keeps the results of messages whose rows are about to be deleted. */
export async function keepFigures(strapi: Core.Strapi, before: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const ids: number[] = await trx(announcementTable(strapi))
      .whereNull('figures')
      .andWhere('sent_at', '<=', before)
      .pluck('id');
    const counted = await figuresOf(trx, ids);
    for (const id of ids)
      await trx(announcementTable(strapi))
        .where({ id })
        .update({ figures: JSON.stringify(counted.get(id) ?? nothing) });
  });
}

export const textOf = (row: AnnouncementRow): AnnouncementText => ({
  title: row.title,
  body: row.body,
  path: row.path,
  titleEnglish: row.title_english ?? '',
  bodyEnglish: row.body_english ?? '',
  audience: row.audience,
  audienceValue: row.audience_value ?? '',
});

const columnsOf = (text: AnnouncementText) => ({
  title: text.title,
  body: text.body,
  path: text.path,
  title_english: text.titleEnglish,
  body_english: text.bodyEnglish,
  audience: text.audience,
  audience_value: text.audienceValue,
});

const nothing: AnnouncementFigures = {
  waiting: 0,
  accepted: 0,
  shown: 0,
  pressed: 0,
  gone: 0,
  failed: 0,
  stopped: 0,
};
const stateFigures: Record<string, keyof AnnouncementFigures> = {
  wachtend: 'waiting',
  aangenomen: 'accepted',
  weg: 'gone',
  mislukt: 'failed',
  verlopen: 'failed',
  gestopt: 'stopped',
};

async function figuresOf(source: Knex, ids: readonly number[]): Promise<Map<number, AnnouncementFigures>> {
  const result = new Map(ids.map((id) => [id, { ...nothing }]));
  for (const { announcement, state, count, shown, pressed } of await countByState(source, ids)) {
    const figures = result.get(announcement);
    const name = stateFigures[state];
    if (!figures || !name) continue;
    figures[name] += count;
    figures.shown += shown;
    figures.pressed += pressed;
  }
  return result;
}

/** SQLite gives text for JSON, PostgreSQL an object. */
const storedFigures = (figures: unknown): AnnouncementFigures | null =>
  typeof figures === 'string' ? JSON.parse(figures) : ((figures ?? null) as AnnouncementFigures | null);

const numberOf = (value: string | number | null) => (value === null ? null : Number(value));

async function rejectState(strapi: Core.Strapi, id: number, message: string): Promise<never> {
  if (!(await rows(strapi).where({ id }).first('id')))
    throw new errors.NotFoundError(announcementErrors.gone);
  throw new errors.ApplicationError(message);
}
