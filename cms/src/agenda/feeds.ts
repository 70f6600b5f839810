import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readEntryId } from 'beursvloer-domain/agenda';
import { makeSingleUse, storedForm } from '../platform/links/single-use';
import { lockRow } from '../platform/storage/lock-row';
import { userUid } from '../platform/http/account';
import { getVisitorChoices } from '../fair/visitor-choices';
import { findEntries } from './account-agenda';
import { accessErrors } from '../platform/http/texts';

/**
 * Addresses from which calendars read what somebody saved. An address holds a token, and the database its hash. A feed without
 * an account has a list of sessions, which the device changes with a key; that of an account follows the account.
 */

const dayMs = 24 * 60 * 60 * 1000;
const lifetimeMs = 400 * dayMs;
/** A calendar reads a new address at once, and then every day. */
const neverReadDays = 7;
const unreadDays = 60;
/** Feeds stay this long after the last day of the fair that they were made for. */
const afterFairDays = 30;

interface Row {
  id: number;
  sessions: number[] | null;
  alarmMinutes: number | null;
  told: unknown[];
  version: number;
  madeAt: number | string;
  readAt: number | string | null;
  user: { id: number } | null;
}

export interface Feed {
  sessions: number[];
  alarmMinutes: number | null;
  /** Events that calendars got before; only the site reads them. */
  told: unknown[];
  version: number;
}

const rows = (strapi: Core.Strapi) => strapi.db.query('api::agenda-feed.agenda-feed');

/** Makes a feed for who has no account. Returns the key that changes it and the token that reads it; neither is stored. */
export async function beginDeviceFeed(
  strapi: Core.Strapi,
  feed: Pick<Feed, 'sessions' | 'alarmMinutes'>,
  nowMs: number,
): Promise<{ key: string; token: string }> {
  const key = makeSingleUse(lifetimeMs, nowMs);
  const token = makeSingleUse(lifetimeMs, nowMs);
  await rows(strapi).create({
    data: { ...feed, keyHash: key.stored, tokenHash: token.stored, told: [], version: 0, madeAt: nowMs },
  });
  return { key: key.token, token: token.token };
}

/** Replaces the sessions of a feed. False when there is none with this key. */
export async function changeSessions(
  strapi: Core.Strapi,
  key: unknown,
  sessions: readonly number[],
  nowMs: number,
): Promise<boolean> {
  const keyHash = storedForm(key, nowMs);
  if (keyHash === null) return false;
  const { count } = await rows(strapi).updateMany({ where: { keyHash }, data: { sessions } });
  return count > 0;
}

export async function stopDeviceFeed(strapi: Core.Strapi, key: unknown, nowMs: number): Promise<void> {
  const keyHash = storedForm(key, nowMs);
  if (keyHash !== null) await rows(strapi).deleteMany({ where: { keyHash } });
}

/** The feed of an account, without its address, which nobody can read again; null when there is none. */
export async function findAccountFeed(
  strapi: Core.Strapi,
  userId: number,
): Promise<Pick<Feed, 'alarmMinutes'> | null> {
  const row: Row | null = await rows(strapi).findOne({ where: { user: { id: userId } } });
  return row && { alarmMinutes: row.alarmMinutes };
}

/** Makes the feed of an account; the one before it stops. */
export async function beginAccountFeed(
  strapi: Core.Strapi,
  userId: number,
  alarmMinutes: number | null,
  nowMs: number,
): Promise<{ token: string }> {
  const { token, stored } = makeSingleUse(lifetimeMs, nowMs);
  await strapi.db.transaction(async () => {
    if (!(await lockRow(strapi, userUid, { id: userId })))
      throw new errors.UnauthorizedError(accessErrors.notSignedIn);
    await removeOf(strapi, userId);
    await rows(strapi).create({
      data: { user: userId, tokenHash: stored, alarmMinutes, told: [], version: 0, madeAt: nowMs },
    });
  });
  return { token };
}

export async function stopAccountFeed(strapi: Core.Strapi, userId: number): Promise<void> {
  await removeOf(strapi, userId);
}

async function removeOf(strapi: Core.Strapi, userId: number): Promise<void> {
  const found: Row[] = await rows(strapi).findMany({ where: { user: { id: userId } } });
  await rows(strapi).deleteMany({ where: { id: { $in: found.map(({ id }) => id) } } });
}

/** The feed of a token, and notes that it was read; null for a token that there is not. */
export async function readFeed(strapi: Core.Strapi, token: unknown, nowMs: number): Promise<Feed | null> {
  const tokenHash = storedForm(token, nowMs);
  if (tokenHash === null) return null;
  const row: Row | null = await rows(strapi).findOne({ where: { tokenHash }, populate: { user: true } });
  if (!row) return null;
  if (nowMs - Number(row.readAt ?? 0) > dayMs)
    await rows(strapi).updateMany({ where: { id: row.id }, data: { readAt: nowMs } });
  const { alarmMinutes, told, version } = row;
  const sessions = row.user ? await sessionsOf(strapi, row.user.id) : (row.sessions ?? []);
  return { sessions, alarmMinutes, told, version };
}

async function sessionsOf(strapi: Core.Strapi, userId: number): Promise<number[]> {
  const entries = await findEntries(strapi, userId);
  return entries.flatMap(({ id, on }) => {
    const named = on ? readEntryId(id) : null;
    return named?.kind === 'session' ? [named.publicId] : [];
  });
}

/** Stores what calendars were told. False when somebody else did since this version was read, or the feed is gone. */
export async function tellFeed(
  strapi: Core.Strapi,
  token: unknown,
  { version, told }: Pick<Feed, 'version' | 'told'>,
  nowMs: number,
): Promise<boolean> {
  const tokenHash = storedForm(token, nowMs);
  if (tokenHash === null) return false;
  const { count } = await rows(strapi).updateMany({
    where: { tokenHash, version },
    data: { told, version: version + 1 },
  });
  return count > 0;
}

/** Deletes feeds that no calendar reads, and those of a fair that is over. Any number of processes may run this at once. */
export async function deleteUnusedFeeds(strapi: Core.Strapi, nowMs = Date.now()): Promise<number> {
  const before = (days: number) => ({ $lt: nowMs - days * dayMs });
  const unused: object[] = [
    { readAt: { $null: true }, madeAt: before(neverReadDays) },
    { readAt: before(unreadDays) },
    { madeAt: { $lt: nowMs - lifetimeMs } },
  ];
  const lastDay = (await getVisitorChoices(strapi)).days.at(-1);
  const fairEnd = lastDay === undefined ? Infinity : Date.parse(`${lastDay}T23:59:59Z`);
  if (nowMs - fairEnd > afterFairDays * dayMs) unused.push({ madeAt: { $lt: fairEnd } });
  const { count } = await rows(strapi).deleteMany({ where: { $or: unused } });
  return count;
}
