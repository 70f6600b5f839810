import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { inLanguagesOfFair } from '../../platform/documents/languages-of-fair';
import { tableOf } from '../../platform/storage/table-of';
import {
  factsOf,
  findPublished,
  instantOf,
  type PublishedSession,
  type SessionFacts,
} from '../../fair/sessions';
import { takeTurn } from '../../platform/storage/take-turn';
import { registrationUid, savedUid } from '../device/registrations';
import { addMessages, type NewMessage } from '../sending/queue';
import { pushSettings } from '../settings';
import { afterNight } from './quiet';
import { movedMessage, soonMessage, type SessionChange } from './texts';

const changeUid = 'api::push-change.push-change';
const minuteMs = 60 * 1000;
/** An editor moves several sessions, or one several times: what changed is told when it was quiet for so long, */
const quietMs = 5 * minuteMs;
/** or at the latest after this. */
const longestMs = 15 * minuteMs;
/** So long before a session begins whoever saved it hears of it. */
const soonMinutes = 15;

interface KnownRow {
  id: number;
  session: number;
  before: unknown;
  latest: unknown;
  first_at: string | number | null;
  last_at: string | number | null;
}

interface Receiver {
  registration: number;
  item: string;
  language: 'nl' | 'en';
  quiet: boolean | number;
}

export async function tellOfProgramme(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  if (!pushSettings(strapi)) return;
  const published = await findPublished(strapi);
  await tellOfChanges(strapi, published, now);
  await tellOfBeginnings(strapi, published, now);
}

async function tellOfChanges(
  strapi: Core.Strapi,
  published: readonly PublishedSession[],
  now: number,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await takeTurn(strapi, 'programme messages');
    const changes = await pendingChanges(strapi, trx, published, now);
    if (changes.length === 0) return;
    const items = changes.map(({ before }) => itemOf(before));
    const byRegistration = new Map<number, { receiver: Receiver; changes: SessionChange[] }>();
    for (const receiver of await receiversOf(strapi, trx, 'moved', items)) {
      const known = byRegistration.get(receiver.registration) ?? { receiver, changes: [] };
      known.changes.push(...changes.filter(({ before }) => itemOf(before) === receiver.item));
      byRegistration.set(receiver.registration, known);
    }
    const told = createHash('sha256').update(JSON.stringify(changes)).digest('base64url').slice(0, 22);
    const messages = [...byRegistration.values()].map(({ receiver, changes: own }): NewMessage => {
      const { registration, language, quiet } = receiver;
      return {
        key: `moved:${registration}:${told}`,
        registration,
        kind: 'moved',
        content: movedMessage(own, language),
        dueAt: quiet ? afterNight(now) : now,
        // The message is of no use once the last of these sessions has begun.
        expiresAt: Math.max(...own.map(({ before, after }) => startOf(after ?? before))),
      };
    });
    await addMessages(trx, messages, now);
  });
}

/** All pending changes, once one of them has waited long enough. Marks them as announced. */
async function pendingChanges(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  published: readonly PublishedSession[],
  now: number,
): Promise<SessionChange[]> {
  const table = () => trx(tableOf(strapi, changeUid));
  const rows: KnownRow[] = await table().select('id', 'session', 'before', 'latest', 'first_at', 'last_at');
  const known = new Map(rows.map((row) => [row.session, row]));
  const current = new Map(published.map((session) => [session.publicId, factsOf(session)]));
  const at = new Date(now);
  for (const [session, facts] of current)
    if (!known.has(session))
      await table()
        .insert({
          session,
          before: JSON.stringify(facts),
          document_id: randomUUID().replaceAll('-', ''),
          created_at: at,
          updated_at: at,
          published_at: at,
        })
        .onConflict('session')
        .ignore();

  const pending: { row: KnownRow; change: SessionChange; isReady: boolean }[] = [];
  for (const row of rows) {
    const before = parsed(row.before);
    const after = current.get(row.session) ?? null;
    if (!before) continue;
    if (after && isSame(before, after)) {
      if (row.first_at !== null) await table().where({ id: row.id }).update(nothingPending);
      continue;
    }
    const firstAt = Number(row.first_at ?? now);
    const isNew = row.last_at === null || !isDeepStrictEqual(parsed(row.latest), after);
    const lastAt = isNew ? now : Number(row.last_at);
    if (isNew)
      await table()
        .where({ id: row.id })
        .update({ first_at: firstAt, last_at: lastAt, latest: JSON.stringify(after) });
    const isReady = now - lastAt >= quietMs || now - firstAt >= longestMs;
    pending.push({ row, change: { before, after }, isReady });
  }
  if (!pending.some(({ isReady }) => isReady)) return [];
  const told: SessionChange[] = [];
  for (const { row, change } of pending) {
    // Another process that looks now finds it told.
    const count = await table()
      .where({ id: row.id, first_at: row.first_at })
      .update({ ...nothingPending, before: change.after && JSON.stringify(change.after) });
    if (count === 0 && row.first_at !== null) continue;
    if (change.after === null) await table().where({ id: row.id }).delete();
    if (Math.max(startOf(change.before), change.after ? startOf(change.after) : 0) > now) told.push(change);
  }
  return told;
}

const nothingPending = { first_at: null, last_at: null, latest: null };

async function tellOfBeginnings(
  strapi: Core.Strapi,
  published: readonly PublishedSession[],
  now: number,
): Promise<void> {
  const soon = published.filter(
    ({ startsAt, edition }) => edition === null && startsAt > now && startsAt - now <= soonMinutes * minuteMs,
  );
  if (soon.length === 0) return;
  await strapi.db.transaction(async ({ trx }) => {
    const byItem = new Map(soon.map((session) => [itemOf(session), session]));
    const receivers = await receiversOf(strapi, trx, 'soon', [...byItem.keys()]);
    const messages = receivers.flatMap(({ registration, item, language }): NewMessage[] => {
      const session = byItem.get(item);
      if (!session) return [];
      const { publicId, startsAt } = session;
      const minutes = Math.ceil((startsAt - now) / minuteMs);
      return [
        {
          key: `soon:${publicId}:${startsAt}:${registration}`,
          registration,
          kind: 'soon',
          content: soonMessage(session, minutes, language),
          dueAt: now,
          expiresAt: startsAt,
        },
      ];
    });
    await addMessages(trx, messages, now);
  });
}

async function receiversOf(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  kind: 'moved' | 'soon',
  items: readonly string[],
): Promise<Receiver[]> {
  const receivers: Receiver[] = await trx(`${tableOf(strapi, savedUid)} as s`)
    .join(`${tableOf(strapi, registrationUid)} as r`, 'r.id', 's.registration')
    .where(`r.${kind}`, true)
    .whereIn('s.item', [...items])
    .orderBy('s.registration')
    .select('s.registration', 's.item', 'r.language', 'r.quiet');
  return inLanguagesOfFair(strapi, receivers);
}

const itemOf = ({ publicId }: SessionFacts) => `session:${publicId}`;
const startOf = ({ day, startTime }: SessionFacts) => instantOf(day, startTime);

/** Another title or another end is no reason to disturb anybody. */
const isSame = (one: SessionFacts, other: SessionFacts) =>
  one.day === other.day && one.startTime === other.startTime && one.where === other.where;

const parsed = (json: unknown): SessionFacts | null =>
  typeof json === 'string' ? JSON.parse(json) : ((json ?? null) as SessionFacts | null);
