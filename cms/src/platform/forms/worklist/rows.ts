import type { Core } from '@strapi/strapi';
import { nameOf } from '../../audit/audit';
import { answersOf } from '../submissions/answers';
import { filesIn } from '../submissions/files';
import type { SubmissionState } from '../submissions/states';
import type { Answer } from '../submissions/store';
import { findVersion } from '../versions';
import { filtered, type WorklistFilters } from './filters';
import { kindOf } from './kinds';
import type { HistoryEntry, WorklistRow } from './shape';

interface Row {
  id: number;
  receipt: string;
  form: string;
  form_title: string;
  version: number;
  language: string;
  values: string | Record<string, string | string[]>;
  copy: string | Answer[] | null;
  sent_at: number | string;
  email: string | null;
  state: SubmissionState;
  note: string | null;
  history: string | HistoryEntry[] | null;
  assignee: number | null;
  without_captcha: boolean | number;
  organiser_only: boolean | number;
}

export const pageSize = 25;

export async function countRows(strapi: Core.Strapi, filters: WorklistFilters): Promise<number> {
  const counted: { count: number | string } | undefined = await filtered(strapi, filters)
    .count({ count: '*' })
    .first();
  return Number(counted?.count ?? 0);
}

export async function findRows(
  strapi: Core.Strapi,
  filters: WorklistFilters,
  page?: number,
): Promise<WorklistRow[]> {
  const query = filtered(strapi, filters).orderBy([
    { column: 'sent_at', order: 'desc' },
    { column: 'id', order: 'desc' },
  ]);
  if (page !== undefined) void query.limit(pageSize).offset((page - 1) * pageSize);
  const rows: Row[] = await query.select('*');
  const versions = new Map<string, ReturnType<typeof findVersion>>();
  return Promise.all(
    rows.map(async (row) => {
      const key = `${row.form} ${row.version} ${row.language}`;
      const version = versions.get(key) ?? findVersion(strapi, row.form, row.version, row.language);
      versions.set(key, version);
      const definition = await version;
      const values = typeof row.values === 'string' ? JSON.parse(row.values) : row.values;
      return {
        id: row.id,
        receipt: row.receipt,
        form: row.form,
        kind: kindOf({ form: row.form, isForOrganiser: Boolean(row.organiser_only) }),
        formTitle: row.form_title,
        sentAt: Number(row.sent_at),
        email: row.email,
        state: row.state,
        note: row.note ?? '',
        assignee: row.assignee,
        withoutCaptcha: Boolean(row.without_captcha),
        files: filesIn(values).map(({ id, name }) => ({ id, name })),
        history: jsonIn(row.history) ?? [],
        answers: jsonIn(row.copy) ?? (definition ? answersOf(definition, values) : []),
      };
    }),
  );
}

/** SQLite stores JSON as a text. */
export const jsonIn = <T>(stored: string | T): T =>
  typeof stored === 'string' ? JSON.parse(stored) : stored;

export async function colleagues(strapi: Core.Strapi): Promise<{ id: number; name: string }[]> {
  const users: { id: number; firstname: string | null; lastname: string | null; email: string }[] =
    await strapi.db
      .query('admin::user')
      .findMany({ where: { isActive: true, blocked: false }, orderBy: 'firstname' });
  return users.map((user) => ({ id: user.id, name: nameOf(user) }));
}
