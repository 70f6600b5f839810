import type { Core } from '@strapi/strapi';
import { deliveryTable as mails, type DeliveryState } from '../../deliveries/queue';
import { mailRows } from '../../mail/outgoing/queue';
import { tableOf } from '../../storage/table-of';
import { submissionUid } from '../submissions/store';
import type { FailedMail } from './shape';

const limit = 50;

/** The mails that an administrator has to do something about, the oldest first. */
export async function findFailedMails(
  strapi: Core.Strapi,
  includesOrganiserOnly: boolean,
): Promise<FailedMail[]> {
  const submissions = tableOf(strapi, submissionUid);
  // Mail about no submission has no row to join: it is for who sees everything.
  const query = mailRows(strapi.db.connection)
    .leftJoin(submissions, `${submissions}.id`, `${mails}.owner`)
    .where({ [`${mails}.state`]: 'mislukt' satisfies DeliveryState });
  if (!includesOrganiserOnly) void query.andWhere({ [`${submissions}.organiser_only`]: false });
  const rows: (Omit<FailedMail, 'receipt'> & { about: string })[] = await query
    .orderBy(`${mails}.id`)
    .limit(limit)
    .select(`${mails}.id`, `${mails}.about`, `${mails}.recipient`, `${mails}.error`);
  return rows.map(({ id, about, recipient, error }) => ({ id, receipt: about, recipient, error }));
}
