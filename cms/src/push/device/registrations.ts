import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../../platform/storage/table-of';
import { welcomeMessage } from '../messages/texts';
import { PushError } from '../push-error';
import { addMessages, type NewMessage } from '../sending/queue';
import type { Installation } from './installations';
import type { SentRegistration } from './read-registration';
import { hashOf, newSecret, secretShape } from './secrets';

export const registrationUid = 'api::push-registration.push-registration';
export const savedUid = 'api::push-saved.push-saved';

/** Rows in one statement: SQLite takes a limited number of values. */
const insertSize = 100;
/** The first message is tried for as long as its endpoint may wait to be proved. */
const welcomeHours = 24;

/**
 * Stores where an installation gets messages, in the place of what it stored before. Returns the registration's token,
 * which is stored nowhere.
 */
export async function addRegistration(
  strapi: Core.Strapi,
  installation: Installation,
  sent: SentRegistration,
  now = Date.now(),
): Promise<string> {
  const token = newSecret();
  await withInstallation(strapi, installation, async (trx) => {
    const isProved = await isProvedEndpoint(strapi, trx, sent.endpoint);
    await removeRegistrations(strapi, trx, { installation: installation.id });
    const at = new Date(now);
    const added: { id: number }[] = await trx(tableOf(strapi, registrationUid))
      .insert({
        ...columnsOf(sent, now),
        token_hash: hashOf(token),
        installation: installation.id,
        unproved_since: isProved ? null : now,
        created_at: at,
        updated_at: at,
        published_at: at,
      })
      // A browser that lost its data has a new installation, and the same endpoint: it would get every message twice.
      .onConflict('endpoint_hash')
      .merge()
      .returning('id');
    for (const { id } of added) {
      await replaceSaved(strapi, trx, id, sent.saved, at);
      if (!isProved) await addMessages(trx, [welcome(id, sent, now)], now);
    }
  });
  return token;
}

/** Records that a push service took a message for a device: somebody is behind its endpoint. */
export async function recordProof(strapi: Core.Strapi, id: number): Promise<void> {
  const table = tableOf(strapi, registrationUid);
  await strapi.db
    .connection(table)
    .where({ id })
    .whereNotNull('unproved_since')
    .update({ unproved_since: null });
}

/** A browser that registers again, as after its token lapsed, has nothing to prove. */
async function isProvedEndpoint(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  endpoint: string,
): Promise<boolean> {
  const row = await trx(tableOf(strapi, registrationUid))
    .where({ endpoint_hash: hashOf(endpoint) })
    .first('unproved_since');
  return row !== undefined && row.unproved_since === null;
}

const welcome = (
  registration: number,
  { endpoint, language }: SentRegistration,
  now: number,
): NewMessage => ({
  key: `welcome:${registration}:${hashOf(endpoint)}:${now}`,
  registration,
  kind: 'welcome',
  content: welcomeMessage(language),
  dueAt: now,
  expiresAt: now + welcomeHours * 60 * 60 * 1000,
});

/**
 * Changes a registration. What a device wrote before what is stored is taken for known: requests overtake each other.
 * @throws PushError 404 when this installation has no such registration
 */
export async function changeRegistration(
  strapi: Core.Strapi,
  installation: Installation,
  token: string,
  sent: SentRegistration,
  now = Date.now(),
): Promise<void> {
  await withInstallation(strapi, installation, async (trx) => {
    const row = await trx(tableOf(strapi, registrationUid))
      .where(ownRow(installation, token))
      .first('id', 'clock');
    if (!row) throw unknown();
    // A clock that was ahead does not silence the device after it was set right.
    if (sent.clock < Number(row.clock) && Number(row.clock) <= now) return;
    await trx(tableOf(strapi, registrationUid))
      .where({ endpoint_hash: hashOf(sent.endpoint) })
      .whereNot({ id: row.id })
      .pluck('id')
      .then(async (others: number[]) => {
        for (const id of others) await removeRegistrations(strapi, trx, { id });
      });
    const at = new Date(now);
    await trx(tableOf(strapi, registrationUid))
      .where({ id: row.id })
      .update({ ...columnsOf(sent, now), updated_at: at });
    await replaceSaved(strapi, trx, row.id, sent.saved, at);
  });
}

/** @throws PushError 404 when this installation has no such registration */
export async function removeRegistration(
  strapi: Core.Strapi,
  installation: Installation,
  token: string,
): Promise<void> {
  const count = await strapi.db.transaction(({ trx }) =>
    removeRegistrations(strapi, trx, ownRow(installation, token)),
  );
  if (count === 0) throw unknown();
}

export async function countSavedItems(
  strapi: Core.Strapi,
  installation: Installation,
  token: string,
): Promise<number> {
  const { connection } = strapi.db;
  const own = connection(tableOf(strapi, registrationUid)).where(ownRow(installation, token)).select('id');
  const [found] = await connection(tableOf(strapi, savedUid))
    .whereIn('registration', own)
    .count({ count: '*' });
  return Number(found?.count ?? 0);
}

/** Removes registrations with what was saved for them, in the transaction that the caller is in. Returns how many. */
export async function removeRegistrations(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  where: Record<string, string | number>,
): Promise<number> {
  const ids: number[] = await trx(tableOf(strapi, registrationUid)).where(where).pluck('id');
  for (const id of ids) {
    await trx(tableOf(strapi, savedUid)).where({ registration: id }).delete();
    await trx(tableOf(strapi, registrationUid)).where({ id }).delete();
  }
  return ids.length;
}

async function withInstallation(
  strapi: Core.Strapi,
  { id, refreshHash }: Installation,
  work: (trx: Knex.Transaction) => Promise<void>,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const locked = await trx(tableOf(strapi, 'api::push-installation.push-installation'))
      .where({ id, refresh_hash: refreshHash })
      .update({ updated_at: new Date() });
    if (locked !== 1) throw new PushError(401, 'not-allowed', 'The installation is gone.');
    await work(trx);
  });
}

async function replaceSaved(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  registration: number,
  saved: readonly string[],
  at: Date,
): Promise<void> {
  const table = tableOf(strapi, savedUid);
  await trx(table).where({ registration }).delete();
  const rows = saved.map((item) => ({
    registration,
    item,
    created_at: at,
    updated_at: at,
    published_at: at,
  }));
  for (let from = 0; from < rows.length; from += insertSize)
    await trx(table).insert(rows.slice(from, from + insertSize));
}

function columnsOf({ endpoint, p256dh, auth, kinds, quiet, language, clock }: SentRegistration, now: number) {
  const { moved, soon, news } = kinds;
  return {
    endpoint,
    endpoint_hash: hashOf(endpoint),
    device_key: p256dh,
    device_secret: auth,
    moved,
    soon,
    news,
    quiet,
    language,
    clock,
    changed_at: now,
  };
}

/** A token of another shape finds nothing. */
function ownRow({ id }: Installation, token: string): Record<string, string | number> {
  return { installation: id, token_hash: secretShape.test(token) ? hashOf(token) : '' };
}

const unknown = () => new PushError(404, 'registration-unknown', 'There is no such registration (any more).');
