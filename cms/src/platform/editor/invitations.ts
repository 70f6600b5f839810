import type { Core } from '@strapi/strapi';
import { inBackground } from '../jobs/background';
import { sendEmail } from '../mail/send';
import { inviteEditor } from './texts';

/** Mails invited administrators their link; Strapi only shows it to the one who invites. */
export function mailInvitations(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    afterCreate({ result }) {
      const { email, firstname, registrationToken }: Record<string, unknown> = { ...result };
      // The admin's URL is the one that the inviting administrator uses.
      const origin = strapi.requestContext.get()?.request.origin;
      if (typeof email !== 'string' || typeof registrationToken !== 'string' || !origin) return;
      const query = new URLSearchParams({ registrationToken });
      const url = `${origin}${strapi.config.get('admin.path', '/admin')}/auth/register?${query}`;
      const name = typeof firstname === 'string' && firstname !== '' ? firstname : null;
      inBackground(strapi, () => sendEmail(strapi, email, inviteEditor(name, url)));
    },
  });
}
