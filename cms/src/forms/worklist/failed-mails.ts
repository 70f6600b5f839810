import type { Core } from '@strapi/strapi';
import { outgoingUid, tableOf } from '../../mail/outgoing/queue';
import { submissionUid } from '../submissions/store';
import type { FailedMail } from './shape';

const limit = 50;

/** The mails that an administrator has to do something about, the oldest first. */
export async function findFailedMails(
  strapi: Core.Strapi,
  includesOrganiserOnly: boolean,
): Promise<FailedMail[]> {
  const [mails, submissions] = [tableOf(strapi, outgoingUid), tableOf(strapi, submissionUid)];
  // Mail about no submission has no row to join: it is for who sees everything.
  const query = strapi.db
    .connection(mails)
    .leftJoin(submissions, `${submissions}.id`, `${mails}.submission`)
    .where({ [`${mails}.state`]: 'mislukt' });
  if (!includesOrganiserOnly) void query.andWhere({ [`${submissions}.organiser_only`]: false });
  const rows: FailedMail[] = await query
    .orderBy(`${mails}.id`)
    .limit(limit)
    .select(`${mails}.id`, `${mails}.receipt`, `${mails}.recipient`, `${mails}.error`);
  return rows.map(({ id, receipt, recipient, error }) => ({ id, receipt, recipient, error }));
}
