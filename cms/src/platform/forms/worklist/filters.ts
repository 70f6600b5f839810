import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../../storage/table-of';
import { whereFound } from '../submissions/search-text';
import { submissionStates, type SubmissionState } from '../submissions/states';
import { submissionUid } from '../submissions/store';
import { worklistErrors } from '../texts';
import { ofKinds } from './kinds';
import type { SubmissionKind } from './shape';

export interface WorklistFilters {
  form: string | null;
  state: SubmissionState | null;
  search: string;
  /** Calendar days, `2027-02-09`, both included. */
  from: string | null;
  until: string | null;
  kinds: readonly SubmissionKind[];
}

const dayMs = 24 * 60 * 60 * 1000;
const maxSearchLength = 200;

/** @throws ValidationError for a state, day or form that cannot be one */
export function readFilters(
  query: Record<string, unknown>,
  kinds: readonly SubmissionKind[],
): WorklistFilters {
  const { form = '', state = '', q = '', from = '', until = '' } = query;
  const texts = { form, state, q, from, until };
  for (const [name, value] of Object.entries(texts))
    if (typeof value !== 'string' || value.length > maxSearchLength) throw wrong(name);
  const found = submissionStates.find((one) => one === state);
  if (state !== '' && !found) throw wrong('state');
  return {
    form: String(form) || null,
    state: found ?? null,
    search: String(q).trim(),
    from: dayIn('from', String(from)),
    until: dayIn('until', String(until)),
    kinds,
  };
}

function dayIn(name: string, text: string): string | null {
  if (text === '') return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
  if (!isDay) throw wrong(name);
  return text;
}

function wrong(name: string): errors.ValidationError {
  return new errors.ValidationError(worklistErrors.badFilter(name));
}

export function filtered(strapi: Core.Strapi, filters: WorklistFilters): Knex.QueryBuilder {
  const { form, state, search, from, until, kinds } = filters;
  const table = tableOf(strapi, submissionUid);
  const query = strapi.db.connection(table).where({ is_test: false });
  ofKinds(query, table, kinds);
  if (form !== null) void query.andWhere({ form });
  // Spam is only there when it is asked for.
  if (state === null) void query.andWhereNot({ state: 'spam' });
  else void query.andWhere({ state });
  if (from !== null) void query.andWhere('sent_at', '>=', startOfDay(from));
  if (until !== null) void query.andWhere('sent_at', '<', startOfDay(until) + dayMs);
  if (search !== '') whereFound(query, search);
  return query;
}

/** Midnight in the fair's zone. Winter and summer time differ by an hour, and the clock never changes at midnight. */
function startOfDay(day: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Amsterdam',
    hour: '2-digit',
    hourCycle: 'h23',
  }).format(utc - 2 * 60 * 60 * 1000);
  // In summer two hours before UTC's midnight is midnight there; in winter it is 23 o'clock.
  return Number(shown) === 0 ? utc - 2 * 60 * 60 * 1000 : utc - 60 * 60 * 1000;
}
