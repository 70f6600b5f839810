import { randomUUID } from 'node:crypto';
import type { FormValues } from 'beursvloer-domain/forms';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { makeSingleUse, withPending } from '../platform/links/single-use';
import type { StoredForm } from '../platform/forms/definition';
import { answersOf } from '../platform/forms/submissions/answers';
import type { HandledSubmission } from '../platform/forms/submission-handlers';
import type { EmailContent } from '../platform/mail/layout';
import { alreadySubscribed, confirmationRequest } from './emails';
import { leaveIdOf } from './leave-token';
import type { SubscriberState } from './shape';
import { pendingMs, subscribers, type SubscriberRow } from './subscribers';

/**
 * Stores somebody as waiting for confirmation, in the transaction of the submission. Whoever is subscribed already stays
 * so; only the mail says it, and the site says the same to everybody.
 * @returns the mail to them
 */
export async function subscribe(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  signUp: HandledSubmission,
): Promise<EmailContent> {
  const { form, email, language, now } = signUp;
  const leaveId = leaveIdOf(strapi, email);
  const { token, stored } = makeSingleUse(pendingMs, now);
  const at = new Date(now);
  const waiting = { ...waitingFields(signUp), updated_at: at };
  const inserted: unknown[] = await subscribers(strapi, trx)
    .insert({
      document_id: randomUUID().replaceAll('-', ''),
      created_at: at,
      published_at: at,
      email,
      leave_id: leaveId,
      codes: stored,
      ...waiting,
    })
    .onConflict('email')
    .ignore()
    .returning('id');
  if (inserted.length === 0) {
    // Counted in the update: of two requests at once the second one sees what the first one wrote.
    const known = await lockedRow(strapi, trx, email, at);
    if (known.state === 'aangemeld') return alreadySubscribed(strapi, language, leaveId);
    const codes = known.state === 'wacht op bevestiging' ? known.codes : null;
    await subscribers(strapi, trx)
      .where({ id: known.id })
      .update({ ...waiting, codes: withPending(codes, stored), leave_id: leaveId });
  }
  return confirmationRequest(strapi, form, { language, code: token, leaveId });
}

async function lockedRow(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  email: string,
  at: Date,
): Promise<SubscriberRow> {
  await subscribers(strapi, trx).where({ email }).update({ updated_at: at });
  const row: SubscriberRow | undefined = await subscribers(strapi, trx).where({ email }).first();
  if (!row) throw new Error('A subscriber is neither new nor known.');
  return row;
}

function waitingFields({ form, definition, version, values, language, now }: HandledSubmission) {
  const state: SubscriberState = 'wacht op bevestiging';
  const asked = definition.fields.filter(({ kind }) => kind !== 'consent' && kind !== 'email');
  return {
    state,
    language,
    version,
    form: form.documentId,
    consent: consentIn(definition, values),
    consent_at: now,
    expires_at: now + pendingMs,
    answers: JSON.stringify(answersOf({ ...definition, fields: asked }, values)),
    confirmed_at: null,
    left_at: null,
  };
}

function consentIn({ title, fields }: StoredForm, values: FormValues): string {
  const agreed = fields.filter(({ name, kind }) => kind === 'consent' && values[name]);
  return [title, ...agreed.map(({ label, help }) => [label, help].filter(Boolean).join(' '))].join('\n');
}
