import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { organiserFormPermissions } from '../permissions';
import { inBackground } from '../../jobs/background';
import { originalLocale } from '../../documents/original-locale';
import { sendWaitingMail } from '../../mail/outgoing/mail-kind';
import { enqueue } from '../../mail/outgoing/queue';
import { changeMail, changeReceipt, siteItself } from '../email-texts';
import { formUid } from '../versions';
import type { OrganiserFields } from './fields';

export interface FieldChange {
  from: OrganiserFields;
  to: OrganiserFields;
  isPublished: boolean;
}

interface Transaction {
  trx: Knex.Transaction;
  onCommit(work: () => void): void;
}

/** Changes about which a transaction has queued a mail. Publishing also saves: one change to the reader. */
const queued = new WeakMap<Knex.Transaction, OrganiserFields[]>();

export async function mailChanges(
  strapi: Core.Strapi,
  { trx, onCommit }: Transaction,
  documentId: string | undefined,
  changes: readonly FieldChange[],
): Promise<void> {
  const known = queued.get(trx) ?? [];
  // A translation gets the same change.
  const change = changes.find(({ to }) => !known.some((one) => isDeepStrictEqual(one, to)));
  if (!change) return;
  queued.set(trx, [...known, change.to]);
  const rows: { title: string | null; locale: string | null }[] = await strapi.db
    .query(formUid)
    .findMany({ where: { documentId }, select: ['title', 'locale'] });
  const title = (rows.find(({ locale }) => locale === originalLocale) ?? rows[0])?.title ?? '';
  const content = changeMail(title, change, actor(strapi));
  const recipients = await organisers(strapi);
  await enqueue(
    trx,
    recipients.map((recipient) => ({
      submission: null,
      receipt: changeReceipt,
      recipient,
      replyTo: null,
      content,
    })),
  );
  onCommit(() => inBackground(strapi, () => sendWaitingMail(strapi)));
}

async function organisers(strapi: Core.Strapi): Promise<string[]> {
  const { action } = organiserFormPermissions.may('update');
  const users: { email: string }[] = await strapi.db.query('admin::user').findMany({
    where: { isActive: true, blocked: false, roles: { permissions: { action } } },
    orderBy: 'email',
  });
  return [...new Set(users.map(({ email }) => email))];
}

function actor(strapi: Core.Strapi): string {
  const user: Record<string, unknown> = strapi.requestContext.get()?.state.user ?? {};
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ');
  const email = typeof user.email === 'string' ? user.email : '';
  return name && email ? `${name} (${email})` : name || email || siteItself;
}
