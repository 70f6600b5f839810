import type { Core } from '@strapi/strapi';
import { ownPermission } from '../../access/admin-permissions';
import type { AdminContext } from '../../access/admin-routes';
import { originalLocale } from '../../documents/original-locale';
import type { TodayLink } from '../../today/shape';
import type { TodayLine } from '../../today/today';
import { tableOf } from '../../storage/table-of';
import type { CodeForm } from '../code-forms';
import { organiserSubmissionPermissions, submissionPermissions } from '../permissions';
import type { SubmissionState } from '../submissions/states';
import { submissionUid } from '../submissions/store';
import { todayTexts } from '../texts';
import { formUid } from '../versions';
import { kindsFor, ofKinds } from './kinds';

/** States in which a sender has not had an answer yet. */
const openStates = ['nieuw', 'in behandeling'] as const satisfies readonly SubmissionState[];
type OpenState = (typeof openStates)[number];

interface Counted {
  form: string;
  title: string;
  state: OpenState;
  count: number | string;
}

const listOf = (form: string, state: OpenState) =>
  `/form-worklist?${new URLSearchParams({ form, state }).toString()}`;

const ownKinds = [submissionPermissions.about, organiserSubmissionPermissions.about];

/** What was sent with forms that editors made and nobody answered, of the kinds that the administrator may see. */
export async function openSubmissionLines(strapi: Core.Strapi, context: AdminContext): Promise<TodayLink[]> {
  const kinds = kindsFor(context, 'read').filter((kind) => ownKinds.includes(kind));
  if (kinds.length === 0) return [];
  const table = tableOf(strapi, submissionUid);
  const query = strapi.db.connection(table).where({ is_test: false }).whereIn('state', openStates);
  ofKinds(query, table, kinds);
  const rows: Counted[] = await query
    .groupBy('form', 'state')
    .select('form', 'state')
    .max({ title: 'form_title' })
    .count({ count: '*' });
  const titles = await titlesOf(strapi, [...new Set(rows.map(({ form }) => form))]);
  const titleOf = ({ form, title }: Counted) => titles.get(form) ?? title;
  return rows
    .toSorted(
      (one, other) =>
        openStates.indexOf(one.state) - openStates.indexOf(other.state) ||
        titleOf(one).localeCompare(titleOf(other), 'nl'),
    )
    .map((row) => ({
      text: todayTexts[row.state](Number(row.count), titleOf(row)),
      to: listOf(row.form, row.state),
    }));
}

/** The Dutch titles as they are now: submissions have those of when they were sent, in the language of the sender. */
async function titlesOf(strapi: Core.Strapi, forms: string[]): Promise<Map<string, string>> {
  const rows: { documentId: string; title: string }[] = await strapi.db.query(formUid).findMany({
    select: ['documentId', 'title'],
    where: { documentId: { $in: forms }, locale: originalLocale },
  });
  return new Map(rows.map(({ documentId, title }) => [documentId, title]));
}

/** The lines of a form that is code, for the feature that it belongs to. */
export function todayLinesOf(
  { name, permissions }: Pick<CodeForm, 'name' | 'permissions'>,
  texts: Readonly<Record<OpenState, (count: number) => string>>,
): TodayLine[] {
  return openStates.map((state) => ({
    permission: ownPermission(permissions.about, 'read'),
    count: async (strapi) => {
      const [row]: { count?: number | string }[] = await strapi.db
        .connection(tableOf(strapi, submissionUid))
        .where({ is_test: false, form: name, state })
        .count({ count: '*' });
      return Number(row?.count ?? 0);
    },
    text: texts[state],
    to: listOf(name, state),
  }));
}
