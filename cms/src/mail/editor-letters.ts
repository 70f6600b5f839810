import type { EmailContent } from './layout';

/** To somebody who may work in the admin from now on. */
export function inviteEditor(name: string | null, url: string): EmailContent {
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
