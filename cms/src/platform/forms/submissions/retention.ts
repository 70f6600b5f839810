import type { Core, Modules } from '@strapi/strapi';
import type { Knex } from 'knex';
import { documentIdIn } from '../../documents/original-locale';
import type { DeliveryState } from '../../queue/queue';
import { deleteMailsAbout, mailRows } from '../../mail/outgoing/queue';
import { tableOf } from '../../storage/table-of';
import { deleteUploadsOf } from '../../uploads/uploads';
import { codeForms } from '../code-forms';
import { visitorsVersion } from '../organiser-fields/fields';
import { formUid } from '../versions';
import { submissionUid } from './store';

const dayMs = 24 * 60 * 60 * 1000;
const batchSize = 500;
/** How long the worklist shows a mail that failed for good that is about no submission. */
const failedMailDays = 30;

/**
 * Deletes submissions, with their mails and files, that are past the retention of when they were sent, or past the one of their form
 * when that is shorter by now. Returns how many. Any number of processes may run this at once.
 */
export async function deleteExpiredSubmissions(strapi: Core.Strapi, now = Date.now()): Promise<number> {
  let deleted = await deleteWhere(strapi, (query) => query.where('expires_at', '<=', now));
  for (const { documentId, retentionDays, organiserOnly } of await publishedForms(strapi)) {
    if (retentionDays === null) continue;
    const sentBefore = now - retentionDays * dayMs;
    deleted += await deleteWhere(strapi, (query) => {
      void query.where({ form: documentId }).andWhere('sent_at', '<=', sentBefore);
      // Later editors of the form cannot shorten the retention of what came in for the organiser alone.
      return organiserOnly ? query : query.andWhere({ organiser_only: false });
    });
  }
  await deleteOtherMails(strapi, now);
  return deleted;
}

interface FormRow {
  documentId: string;
  locale: string | null;
  retentionDays: number | null;
  organiserOnly: boolean | null;
}

async function publishedForms(strapi: Core.Strapi): Promise<FormRow[]> {
  const rows: FormRow[] = await strapi.db.query(formUid).findMany({
    select: ['documentId', 'locale', 'retentionDays', 'organiserOnly'],
    where: { publishedAt: { $notNull: true } },
    orderBy: { id: 'asc' },
  });
  const ids = new Set(rows.map(({ documentId }) => documentId));
  return [...ids].flatMap((id) => visitorsVersion(rows.filter(({ documentId }) => documentId === id)) ?? []);
}

/** Mails about no submission, or one that is gone: what was sent at once, what failed when it has been listed for long. */
async function deleteOtherMails(strapi: Core.Strapi, now: number): Promise<void> {
  const submissions = strapi.db.connection(tableOf(strapi, submissionUid)).select('id');
  await mailRows(strapi.db.connection)
    .andWhere((any) => any.whereNull('owner').orWhereNotIn('owner', submissions))
    .andWhere((any) =>
      any
        .where({ state: 'aangenomen' satisfies DeliveryState })
        .orWhere((failed) =>
          failed
            .where({ state: 'mislukt' satisfies DeliveryState })
            .andWhere('settled_at', '<=', now - failedMailDays * dayMs),
        ),
    )
    .delete();
}

async function deleteWhere(
  strapi: Core.Strapi,
  narrow: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<number> {
  for (let deleted = 0; ;) {
    const table = strapi.db.connection(tableOf(strapi, submissionUid));
    const rows: { id: number; document_id: string }[] = await narrow(table)
      .select('id', 'document_id')
      .limit(batchSize);
    if (rows.length === 0) return deleted;
    // Files go first: a kill after that leaves a submission that the next night deletes.
    for (const { document_id: submission } of rows) await deleteUploadsOf(strapi, submission);
    deleted += await deleteRows(
      strapi,
      rows.map(({ id }) => id),
    );
  }
}

async function deleteRows(strapi: Core.Strapi, ids: number[]): Promise<number> {
  return strapi.db.transaction(async ({ trx }) => {
    const submissions = trx(tableOf(strapi, submissionUid)).whereIn('id', ids).select('document_id');
    for (const { uid } of codeForms.all())
      await trx(tableOf(strapi, uid)).whereIn('submission', submissions.clone()).delete();
    await deleteMailsAbout(trx, ids);
    const count: number = await trx(tableOf(strapi, submissionUid)).whereIn('id', ids).delete();
    return count;
  });
}

/** Deletes the mails and files of a submission that is deleted as a document, as with the account of its sender. */
export function deleteAllOfSubmission(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async ({ uid, action, params }, next) => {
    const documentId = documentIdIn(params);
    if (uid !== submissionUid || action !== 'delete' || documentId === undefined) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const rows: { id: number }[] = await trx(tableOf(strapi, submissionUid))
        .where({ document_id: documentId })
        .select('id');
      const ids = rows.map(({ id }) => id);
      await deleteMailsAbout(trx, ids);
      const result = await next();
      await deleteUploadsOf(strapi, documentId);
      return result;
    });
  };
}
