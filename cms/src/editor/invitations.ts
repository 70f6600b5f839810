import type { Core } from '@strapi/strapi';
import { inBackground } from '../accounts/background';
import { inviteEditor } from '../mail/editor-letters';
import { sendEmail } from '../mail/send';

/** Mails everybody who is invited to the admin their link; Strapi itself only shows it to whoever invites. */
export function mailInvitations(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    afterCreate({ result }) {
      const { email, firstname, registrationToken }: Record<string, unknown> = { ...result };
      // The address of the admin is that under which the one who invites uses it.
      const origin = strapi.requestContext.get()?.request.origin;
      if (typeof email !== 'string' || typeof registrationToken !== 'string' || !origin) return;
      const query = new URLSearchParams({ registrationToken });
      const url = `${origin}${strapi.config.get('admin.path', '/admin')}/auth/register?${query}`;
      const name = typeof firstname === 'string' && firstname !== '' ? firstname : null;
      inBackground(strapi, () => sendEmail(strapi, email, inviteEditor(name, url)));
    },
  });
}
