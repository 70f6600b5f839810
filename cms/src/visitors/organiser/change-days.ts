import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { withDays } from '../../fair/visit-days';
import { getVisitorChoices } from '../../fair/visitor-choices';
import { record, type Administrator } from '../../platform/audit/audit';
import { formatDay } from '../../platform/clock/format-day';
import { ErrorResponse } from '../../platform/http/error-responses';
import { lockInOrder } from '../../platform/storage/claim-rows';
import { tableOf } from '../../platform/storage/table-of';
import { registrationUid } from '../registrations';
import { auditLines, staffErrors } from '../texts';
import { readFilters } from './filters';
import { asFound, batchesOf, findFitting, type FoundVisitor } from './find';
import type { DayChange, DayPlan } from './shape';

/** Changes the days of many registrations at once. Cancelled ones stay as they are. */

type Sent = Record<string, unknown>;

/** @throws {errors.ValidationError} */
async function readChange(strapi: Core.Strapi, sent: Sent): Promise<DayChange> {
  const { days } = await getVisitorChoices(strapi);
  const [add, remove] = [daysIn(sent.add, days), daysIn(sent.remove, days)];
  if (add.length + remove.length === 0 || add.some((day) => remove.includes(day)))
    throw new errors.ValidationError(staffErrors.wrongDays);
  const filters = typeof sent.filters === 'object' && sent.filters !== null ? { ...sent.filters } : {};
  return { ids: idsIn(sent.ids), filters: readFilters(filters), add, remove };
}

/** @throws {errors.ValidationError} for what is no list of days of the fair */
function daysIn(value: unknown, days: readonly string[]): string[] {
  const known = new Set<unknown>(days);
  if (!Array.isArray(value) || value.some((day) => !known.has(day)))
    throw new errors.ValidationError(staffErrors.wrongDays);
  return days.filter((day) => value.includes(day));
}

const maxRowId = 2 ** 31 - 1;
const isId = (id: unknown) => Number.isSafeInteger(id) && Number(id) > 0 && Number(id) <= maxRowId;

function idsIn(value: unknown): number[] | null {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value) || !value.every(isId)) throw new errors.ValidationError(staffErrors.wrongIds);
  return value;
}

export async function planDays(strapi: Core.Strapi, sent: Sent): Promise<DayPlan> {
  const change = await readChange(strapi, sent);
  const { changing, withoutDay } = planOf(await findMeant(strapi, change, strapi.db.connection), change);
  return { changing: changing.length, withoutDay };
}

/**
 * Changes what was announced.
 * @param sent with `count`: the number of registrations that the administrator was shown
 * @throws a 409 when the number is another one by now; then nothing changes
 */
export async function changeDays(
  strapi: Core.Strapi,
  who: Administrator,
  sent: Sent,
): Promise<{ changed: number }> {
  const change = await readChange(strapi, sent);
  return strapi.db.transaction(async ({ trx }) => {
    const table = tableOf(strapi, registrationUid);
    const meant = await findMeant(strapi, change, trx);
    // Those that changed before they were locked are judged as they are now.
    const locked: FoundVisitor[] = [];
    for (const batch of batchesOf(meant.map(({ id }) => id).sort((one, other) => one - other)))
      locked.push(
        ...(await lockInOrder(strapi, trx(table).whereIn('id', batch).select('id', 'state', 'profile'))).map(
          asFound,
        ),
      );
    const { changing } = planOf(locked, change);
    if (changing.length !== sent.count)
      throw new ErrorResponse(409, 'OtherCount', staffErrors.otherCount(changing.length));
    const idsByDays = new Map<string, number[]>();
    for (const { id, days } of changing) {
      const alike = idsByDays.get(JSON.stringify(days)) ?? [];
      alike.push(id);
      idsByDays.set(JSON.stringify(days), alike);
    }
    for (const [days, alike] of idsByDays)
      for (const batch of batchesOf(alike))
        await trx(table)
          .whereIn('id', batch)
          .update({ profile: withDays(strapi, days), updated_at: new Date() });
    const ids = changing.map(({ id }) => id);
    const inWords = (days: readonly string[]) => days.map((day) => formatDay(day, 'nl'));
    await record(strapi, {
      who,
      what: auditLines.days(inWords(change.add), inWords(change.remove)),
      about: `${auditLines.several(ids.length)}: ${ids.join(', ')}`,
    });
    return { changed: ids.length };
  });
}

async function findMeant(
  strapi: Core.Strapi,
  { ids, filters }: DayChange,
  source: Knex,
): Promise<FoundVisitor[]> {
  const found = await findFitting(strapi, filters, source);
  const meant = ids && new Set(ids);
  return meant ? found.filter(({ id }) => meant.has(id)) : found;
}

function planOf(rows: readonly FoundVisitor[], { add, remove }: DayChange) {
  const changing: { id: number; days: string[] }[] = [];
  let withoutDay = 0;
  for (const { id, state, profile } of rows) {
    if (state === 'geannuleerd') continue;
    const left = profile.days.filter((day) => !remove.includes(day));
    const days = [...new Set([...left, ...add])].sort();
    if (days.length === 0) withoutDay += 1;
    else if (days.join() !== profile.days.toSorted().join()) changing.push({ id, days });
  }
  return { changing, withoutDay };
}
