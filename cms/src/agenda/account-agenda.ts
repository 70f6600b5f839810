import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { areSameAgendas, mergeAgendas, type Agenda } from 'beursvloer-domain/agenda';
import { lockRow } from '../platform/storage/lock-row';
import { userUid } from '../platform/http/account';
import { maxStoredEntries, readSent, readStored } from './entries';
import { accessErrors } from '../platform/http/texts';

const agendaUid = 'api::agenda.agenda';

interface Row {
  id: number;
  documentId: string;
  entries: unknown;
}

export interface AccountAgenda {
  /** By it a device knows whose agenda it has. It opens nothing. */
  id: string;
  entries: Agenda;
  /** How many of the sent entries are left out until their time is near: the device's clock is ahead. */
  waiting: number;
}

/**
 * Merges what a device of the user has saved into the account.
 * @param sent entries, as `domain` describes them
 * @throws {errors.ValidationError} in Dutch
 */
export async function mergeIntoAccount(
  strapi: Core.Strapi,
  userId: number,
  sent: unknown,
  nowMs: number,
): Promise<AccountAgenda> {
  const { agenda, waiting } = readSent(sent, nowMs);
  const known = await findRow(strapi, userId);
  if (known) {
    const stored = readStored(known.entries);
    const isNew = !areSameAgendas(mergeAgendas(stored, agenda, maxStoredEntries), stored);
    if (!isNew) return { id: known.documentId, entries: stored, waiting };
  }
  return { ...(await store(strapi, userId, agenda)), waiting };
}

/** Calls of several devices wait for each other here, and an account that is being deleted gets no agenda any more. */
async function store(
  strapi: Core.Strapi,
  userId: number,
  agenda: Agenda,
): Promise<{ id: string; entries: Agenda }> {
  return strapi.db.transaction(async () => {
    if (!(await lockRow(strapi, userUid, { id: userId })))
      throw new errors.UnauthorizedError(accessErrors.notSignedIn);
    const row = await findRow(strapi, userId);
    if (row) {
      const entries = mergeAgendas(readStored(row.entries), agenda, maxStoredEntries);
      await query(strapi).update({ where: { id: row.id }, data: { entries } });
      return { id: row.documentId, entries };
    }
    const made: Row = await query(strapi).create({ data: { user: userId, entries: agenda } });
    return { id: made.documentId, entries: agenda };
  });
}

/** Empty for an account that never merged. */
export async function findEntries(strapi: Core.Strapi, userId: number): Promise<Agenda> {
  const row = await findRow(strapi, userId);
  return row ? readStored(row.entries) : [];
}

const findRow = (strapi: Core.Strapi, userId: number): Promise<Row | null> =>
  query(strapi).findOne({ where: { user: { id: userId } } });

const query = (strapi: Core.Strapi) => strapi.db.query(agendaUid);
