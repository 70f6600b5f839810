import type { Core } from '@strapi/strapi';
import { isSame, sign } from '../device/secrets';
import type { MessageContent } from './queue';

/** With which a device says what became of a message; nobody makes one up. */
const receiptOf = (strapi: Core.Strapi, id: number): string => `${id}.${sign(strapi, `receipt ${id}`)}`;

/**
 * A message as Declarative Web Push has it, which Safari shows by itself and our service worker parses:
 * https://www.w3.org/TR/push-api/#declarative-push-message.
 */
export function payloadOf(
  strapi: Core.Strapi,
  id: number,
  { title, body, path, lang, tag }: MessageContent,
): string {
  const site: string = strapi.config.get('site.url');
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title,
      body,
      lang,
      dir: 'ltr',
      tag,
      navigate: new URL(path, site).href,
      icon: new URL('/app-icon-192.png', site).href,
      data: { receipt: receiptOf(strapi, id) },
    },
  });
}

/** The id of the message that a receipt is for; null for one that is not ours. */
export function messageOfReceipt(strapi: Core.Strapi, receipt: unknown): number | null {
  const [, id = '', signature = ''] =
    /^(\d{1,15})\.([\w-]{22})$/.exec(typeof receipt === 'string' ? receipt : '') ?? [];
  return id !== '' && isSame(signature, sign(strapi, `receipt ${id}`)) ? Number(id) : null;
}
