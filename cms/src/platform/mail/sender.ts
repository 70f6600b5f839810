import type { Core } from '@strapi/strapi';
import type { Mailbox } from '../../../config/environment/mail';

interface Mail {
  replyTo?: unknown;
}

/**
 * Sends every mail, also those of the admin, from the address of the server under the name that the organiser chose. Replies go to
 * the fair, unless the mail says otherwise. The address itself is no content: SPF and DKIM are about its domain.
 */
export function sendAsFair(strapi: Core.Strapi): void {
  const email = strapi.plugin('email');
  const { provider } = email;
  email.provider = {
    ...provider,
    send: async (mail: Mail) => {
      const { from, replyTo } = await addressesOfFair(strapi);
      return provider.send({ ...mail, from, replyTo: mail.replyTo ?? replyTo });
    },
  };
}

async function addressesOfFair(strapi: Core.Strapi): Promise<{ from: Mailbox; replyTo: string | undefined }> {
  const { from, replyTo }: { from: Mailbox; replyTo: string | null } = strapi.config.get('site.mail');
  const site = await strapi.documents('api::site-setting.site-setting').findFirst({
    locale: 'nl',
    fields: ['name', 'mailSender', 'mailReplyTo'],
    populate: { contact: true },
  });
  return {
    // An object, and no text: a name with quotes or brackets stays a name.
    from: { name: site?.mailSender || from.name || site?.name || '', address: from.address },
    replyTo: site?.mailReplyTo || replyTo || site?.contact?.email || undefined,
  };
}
