import type { Modules } from '@strapi/strapi';
import { wrongField } from '../errors/wrong-field';
import { readEmail } from './read-email';
import { mailFieldErrors } from './texts';

/** Room in the head of a mail: readers show no more of a name, and a line may have 998 characters (RFC 5322, 2.1.1). */
const maxCharacters = 200;

/** Signs that end a line, or that nobody sees: in the head of a mail they could begin another line, or turn a name round. */
export const unfitForHead = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Judges the sender's name and the reply address in the settings of the site: both stand in the head of every mail. */
export function checkMailFields(): Modules.Documents.Middleware.Middleware {
  return async ({ uid, params }, next) => {
    if (uid !== 'api::site-setting.site-setting' || !('data' in params)) return next();
    const data: Record<string, unknown> = { ...params.data };
    // Strapi rejects what is no text.
    if (typeof data.mailSender === 'string') data.mailSender = senderIn(data.mailSender);
    if (typeof data.mailReplyTo === 'string') data.mailReplyTo = replyToIn(data.mailReplyTo);
    Object.assign(params, { data });
    return next();
  };
}

function senderIn(written: string): string | null {
  const name = written.trim();
  if (unfitForHead.test(name)) throw wrongField('mailSender', mailFieldErrors.lines);
  if (name.length > maxCharacters) throw wrongField('mailSender', mailFieldErrors.tooLong(maxCharacters));
  return name || null;
}

function replyToIn(written: string): string | null {
  if (written.trim() === '') return null;
  const email = unfitForHead.test(written.trim()) ? null : readEmail(written);
  if (email === null) throw wrongField('mailReplyTo', mailFieldErrors.noEmail);
  if (email.length > maxCharacters) throw wrongField('mailReplyTo', mailFieldErrors.tooLong(maxCharacters));
  return email;
}
