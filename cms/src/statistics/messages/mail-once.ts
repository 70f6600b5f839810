import type { Core } from '@strapi/strapi';
import { inBackground } from '../../platform/jobs/background';
import type { EmailContent } from '../../platform/mail/layout';
import { organiserEmails } from '../../platform/mail/organiser';
import { enqueue } from '../../platform/mail/outgoing/queue';
import { sendWaitingMail } from '../../platform/mail/outgoing/mail-kind';
import { claimState, type StateName } from '../state';

const about = 'statistiek';

/** True when the organiser has not declined mail about statistics, and has an address for it. */
export async function wantsMail(strapi: Core.Strapi): Promise<boolean> {
  const settings = await strapi
    .documents('api::site-setting.site-setting')
    .findFirst({ locale: 'nl', fields: ['statisticsMail'] });
  return settings?.statisticsMail !== false && (await organiserEmails(strapi, 'contact')).length > 0;
}

export function dashboardUrl(strapi: Core.Strapi, question: { van: string; tot: string }): string {
  const admin: string = strapi.config.get('admin.absoluteUrl');
  return `${admin}/statistics?${new URLSearchParams(question)}`;
}

interface OnceMail {
  names: readonly StateName[];
  /** Higher for each mail about the same. */
  value: number;
  content: EmailContent;
}

/**
 * Queues a mail to the organiser unless one about all of this was queued before, by this process or another: the notes and the
 * mail are one transaction.
 * @returns whether it was queued now
 */
export async function mailOnce(strapi: Core.Strapi, { names, value, content }: OnceMail): Promise<boolean> {
  const recipients = await organiserEmails(strapi, 'contact');
  return strapi.db.transaction(async ({ trx, onCommit }) => {
    let isNew = false;
    for (const name of names) isNew = (await claimState(trx, name, value)) || isNew;
    if (!isNew) return false;
    const mails = recipients.map((recipient) => ({
      submission: null,
      receipt: about,
      recipient,
      replyTo: null,
      content,
    }));
    await enqueue(trx, mails);
    onCommit(() => inBackground(strapi, () => sendWaitingMail(strapi)));
    return true;
  });
}
