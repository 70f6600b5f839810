import type { Core } from '@strapi/strapi';
import { deliveryTable as mails, type DeliveryState } from '../../queue/queue';
import { mailRows } from '../../mail/outgoing/queue';
import { tableOf } from '../../storage/table-of';
import { submissionUid } from '../submissions/store';
import { ofKinds } from './kinds';
import type { FailedMail, SubmissionKind } from './shape';

const limit = 50;

/**
 * The mails that an administrator has to do something about, the oldest first.
 * @param kinds of the submissions that they are about
 * @param includesOthers whether mail about no submission is among them
 */
export async function findFailedMails(
  strapi: Core.Strapi,
  kinds: readonly SubmissionKind[],
  includesOthers: boolean,
): Promise<FailedMail[]> {
  const submissions = tableOf(strapi, submissionUid);
  // Mail about no submission has no row to join.
  const query = mailRows(strapi.db.connection)
    .leftJoin(submissions, `${submissions}.id`, `${mails}.owner`)
    .where({ [`${mails}.state`]: 'mislukt' satisfies DeliveryState });
  void query.andWhere((any) => {
    ofKinds(any, submissions, kinds);
    if (includesOthers) void any.orWhereNull(`${submissions}.id`);
  });
  const rows: (Omit<FailedMail, 'receipt'> & { about: string })[] = await query
    .orderBy(`${mails}.id`)
    .limit(limit)
    .select(`${mails}.id`, `${mails}.about`, `${mails}.recipient`, `${mails}.error`);
  return rows.map(({ id, about, recipient, error }) => ({ id, receipt: about, recipient, error }));
}
