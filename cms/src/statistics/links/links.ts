import { errors } from '@strapi/utils';
import { dayNumber, dayOf, daysOfWeeks, weekOf } from 'beursvloer-domain/statistics';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { makeSingleUse, storedForm } from '../../platform/links/single-use';
import { labelOfFilter } from '../dashboard/filter-label';
import { filterName, readFilter } from '../dashboard/question';
import { maxPeriodDays } from '../dashboard/shape';
import { fairTime, startOfDay } from '../../platform/clock/fair-time';
import type { Filter } from '../queries/period';
import { numberIn, rowsOf, type Row } from '../sql';
import { linkErrors } from '../texts';
import { canBeShared, lifetimes, maxLinkNameLength, type FigureLink } from './shape';

const mostLinks = 200;

/** The weeks that a link shows, from `first` until `last`, if there is one. Weeks are numbered from 1970. */
export interface SharedWeeks {
  id: number;
  name: string;
  filter: Filter | null;
  first: number;
  last: number | null;
  /** The last day on which it works, in days since 1970. */
  expires: number;
}

/**
 * Makes a link. The database has a hash of its token only, so nobody can read the address again.
 * @returns the address, and the number of the link
 * @throws {errors.ValidationError} in Dutch
 */
export async function makeLink(
  strapi: Core.Strapi,
  body: unknown,
  nowMs: number,
): Promise<{ id: number; url: string }> {
  const database = strapi.db.connection;
  const today = fairTime(nowMs / 1000).day;
  const { name, filter, first, last, expires } = readBody(body, today);
  const [counted] = rowsOf(await database.raw('select count(*) as count from statistics_links'));
  if (counted && numberIn(counted, 'count') >= mostLinks)
    throw new errors.ValidationError(linkErrors.tooMany);
  // The token ends with the last day.
  const { token, stored } = makeSingleUse(startOfDay(expires + 1) * 1000 - nowMs, nowMs);
  const [made] = rowsOf(
    await database.raw(
      'insert into statistics_links (token, name, filter, first, last, expires) values (?, ?, ?, ?, ?, ?) returning id',
      [stored, name, filter, first, last, expires],
    ),
  );
  if (!made) throw new Error('The link was not stored.');
  const site: string = strapi.config.get('site.url');
  return { id: numberIn(made, 'id'), url: `${site}/statistieken?link=${token}` };
}

export async function readLinks(strapi: Core.Strapi, nowMs: number): Promise<FigureLink[]> {
  const rows = rowsOf(
    await strapi.db.connection.raw(
      'select id, name, filter, first, last, expires, opened from statistics_links where expires >= ? order by id desc',
      [fairTime(nowMs / 1000).day],
    ),
  );
  return Promise.all(
    rows.map(async (row) => {
      const { filter, first, last, expires, ...link } = sharedWeeksIn(row);
      const days = daysOfWeeks({ first, last: last ?? first });
      return {
        ...link,
        filter: filter && (await labelOfFilter(strapi, filter)),
        from: dayOf(days.first),
        to: last === null ? null : dayOf(days.last),
        expires: dayOf(expires),
        opened: row.opened === null ? null : dayOf(numberIn(row, 'opened')),
      };
    }),
  );
}

/** @throws {errors.NotFoundError} */
export async function removeLink(database: Knex, id: number): Promise<void> {
  const rows = await database.raw('delete from statistics_links where id = ? returning id', [id]);
  if (rowsOf(rows).length === 0) throw new errors.NotFoundError(linkErrors.gone);
}

/** The link of a token, and notes that it was opened; null for one that expired, was taken back or never was. */
export async function openLink(database: Knex, token: unknown, nowMs: number): Promise<SharedWeeks | null> {
  const stored = storedForm(token, nowMs);
  if (stored === null) return null;
  const [row] = rowsOf(
    await database.raw(
      'select id, name, filter, first, last, expires, opened from statistics_links where token = ?',
      [stored],
    ),
  );
  if (!row) return null;
  const link = sharedWeeksIn(row);
  const today = fairTime(nowMs / 1000).day;
  if (numberIn(row, 'opened') < today)
    await database.raw('update statistics_links set opened = ? where id = ?', [today, link.id]);
  return link;
}

function sharedWeeksIn(row: Row): SharedWeeks {
  return {
    id: numberIn(row, 'id'),
    name: String(row.name),
    filter: readFilter(row.filter),
    first: numberIn(row, 'first'),
    last: row.last === null ? null : numberIn(row, 'last'),
    expires: numberIn(row, 'expires'),
  };
}

/** @throws {errors.ValidationError} */
function readBody(body: unknown, today: number) {
  const fields: Partial<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  const name = typeof fields.name === 'string' ? fields.name.replace(/\s+/g, ' ').trim() : '';
  if (name === '') throw new errors.ValidationError(linkErrors.noName);
  if (name.length > maxLinkNameLength)
    throw new errors.ValidationError(linkErrors.tooLong(maxLinkNameLength));
  if (/\p{Surrogate}|\0/u.test(name)) throw new errors.ValidationError(linkErrors.wrongName);
  const lifetime = lifetimes.find((days) => days === fields.days);
  if (lifetime === undefined) throw new errors.ValidationError(linkErrors.noLifetime);
  const [from, to] = [dayIn(fields.van), dayIn(fields.tot)];
  if (from === null || to === null || from > to || from > today || to - from >= maxPeriodDays)
    throw new errors.ValidationError(linkErrors.noPeriod);
  const read = readFilter(fields.filter);
  const filter = read ? filterName(read) : '';
  if (!canBeShared(filter)) throw new errors.ValidationError(linkErrors.notShareable);
  return {
    name,
    filter,
    first: weekOf(from),
    last: fields.continues === true ? null : weekOf(to),
    expires: today + lifetime,
  };
}

const dayIn = (value: unknown) => (typeof value === 'string' ? dayNumber(value) : null);
