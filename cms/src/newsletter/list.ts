import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { pageSize } from '../platform/forms/worklist/rows';
import { subscriberStates, type Subscriber, type SubscriberState } from './shape';
import { subscribers, type SubscriberRow } from './subscribers';
import { listErrors, tableHead } from './texts';

export interface SubscriberFilters {
  state: SubscriberState | null;
  /** A part of the e-mail, in lower case. */
  search: string;
}

const maxSearchLength = 200;

/** @throws ValidationError for a state that does not exist, or words that are too long */
export function readSubscriberFilters({ state = '', q = '' }: Record<string, unknown>): SubscriberFilters {
  const found = subscriberStates.find((one) => one === state);
  if (state !== '' && !found) throw new errors.ValidationError(listErrors.noState);
  if (typeof q !== 'string' || q.length > maxSearchLength)
    throw new errors.ValidationError(listErrors.searchTooLong);
  return { state: found ?? null, search: q.trim().toLowerCase() };
}

function filtered(strapi: Core.Strapi, { state, search }: SubscriberFilters): Knex.QueryBuilder {
  const query = subscribers(strapi);
  if (state !== null) void query.where({ state });
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  if (search !== '') void query.andWhereRaw("email like ? escape '\\'", [pattern]);
  return query;
}

/** How many there are, on how many pages, and the page of this number or the nearest one. */
export async function countSubscribers(
  strapi: Core.Strapi,
  filters: SubscriberFilters,
  asked: number,
): Promise<{ total: number; pages: number; page: number }> {
  const counted: { count: number | string } | undefined = await filtered(strapi, filters)
    .count({ count: '*' })
    .first();
  const total = Number(counted?.count ?? 0);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return { total, pages, page: Math.min(pages, Math.max(1, Math.trunc(asked) || 1)) };
}

export async function findSubscribers(
  strapi: Core.Strapi,
  filters: SubscriberFilters,
  page?: number,
): Promise<Subscriber[]> {
  const query = filtered(strapi, filters).orderBy([
    { column: 'consent_at', order: 'desc' },
    { column: 'id', order: 'desc' },
  ]);
  if (page !== undefined) void query.limit(pageSize).offset((page - 1) * pageSize);
  const rows: SubscriberRow[] = await query.select('*');
  return rows.map(({ id, email, state, language, consent, answers, ...row }) => ({
    id,
    email,
    state,
    language,
    consent,
    consentAt: Number(row.consent_at),
    confirmedAt: momentOf(row.confirmed_at),
    leftAt: momentOf(row.left_at),
    answers: (typeof answers === 'string' ? JSON.parse(answers) : answers) ?? [],
  }));
}

const momentOf = (stored: number | string | null) => (stored === null ? null : Number(stored));

/** Deletes somebody who asks for it by phone or mail. False when there is no such row. */
export async function removeSubscriber(strapi: Core.Strapi, id: number): Promise<boolean> {
  if (!Number.isSafeInteger(id) || id < 1 || id > 2 ** 31 - 1) return false;
  const count: number = await subscribers(strapi).where({ id }).delete();
  return count > 0;
}

export function subscriberTable(rows: readonly Subscriber[]): string[][] {
  const questions = [...new Set(rows.flatMap(({ answers }) => answers.map(({ label }) => label)))];
  const body = rows.map((row) => [
    ...[row.email, row.state, row.language, shown(row.consentAt), shown(row.confirmedAt), shown(row.leftAt)],
    row.consent,
    ...questions.map((question) => row.answers.find(({ label }) => label === question)?.text ?? ''),
  ]);
  return [[...tableHead, ...questions], ...body];
}

const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});
const shown = (at: number | null) => (at === null ? '' : moment.format(at));
