import type { Core } from '@strapi/strapi';
import { publishedPalette } from '../brand/palette';
import { render, type EmailContent, type Rendered, type Sender } from './layout';
import { inOwnWords } from './own-texts/store';

export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/**
 * Sends an e-mail in the fair's name. A failure is only logged: a response that depended on it would reveal who has an
 * account.
 */
export async function sendEmail(strapi: Core.Strapi, to: string, content: EmailContent): Promise<void> {
  try {
    await deliver(strapi, to, content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    strapi.log.error(`The mail "${content.subject}" could not be sent: ${reason}`);
  }
}

/** Sends an e-mail in the fair's name. Throws when the mail server did not take it. */
export async function deliver(
  strapi: Core.Strapi,
  to: string,
  content: EmailContent,
  headers: { messageId?: string; replyTo?: string; attachments?: Attachment[] } = {},
): Promise<void> {
  const mail = await compose(strapi, content);
  const { unsubscribe } = content;
  await strapi
    .plugin('email')
    .service('email')
    .send({ to, ...mail, ...headers, ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe.url) }) });
}

/** A mail as it leaves: in the organiser's words where there are any, with the fair's name and colours. */
export async function compose(strapi: Core.Strapi, content: EmailContent): Promise<Rendered> {
  return render(await inOwnWords(strapi, content), await senderOf(strapi));
}

/** With these a mail program may unsubscribe its user with one press, by a POST to the link (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

async function senderOf(strapi: Core.Strapi): Promise<Sender> {
  const url: string = strapi.config.get('site.url');
  const site = await strapi
    .documents('api::site-setting.site-setting')
    .findFirst({ locale: 'nl', fields: ['name', 'edition'], populate: { contact: true } });
  return {
    name: site?.name ?? new URL(url).host,
    edition: site?.edition ?? '',
    url,
    email: site?.contact?.email ?? null,
    colours: (await publishedPalette(strapi)).light,
  };
}
