import type { Core } from '@strapi/strapi';
import { inBackground } from '../jobs/background';
import type { EmailContent } from '../mail/layout';
import { sendEmail } from '../mail/send';

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

/** To somebody who may work in the admin from now on. */
function inviteEditor(name: string | null, url: string): EmailContent {
  return {
    subject: 'U bent uitgenodigd voor het beheer van de beurs',
    greeting: name ? `Dag ${name},` : 'Goedendag,',
    paragraphs: [
      'U kunt voortaan meewerken aan de site van de beurs. Kies eerst een wachtwoord; daarna bent u meteen ingelogd.',
    ],
    button: { label: 'Kies een wachtwoord', url },
    notes: ['De link werkt één keer. Verwachtte u deze mail niet? Dan kunt u hem weggooien.'],
  };
}
