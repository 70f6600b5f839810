import type { EmailContent } from '../platform/mail/layout';

/**
 * The e-mails to visitors, in their language. Before an address is confirmed they have no name in them: whoever registered
 * chose the name, and could write anything there.
 */
export interface VisitorEmails {
  confirmVisit(url: string, lifetimeDays: number): EmailContent;
  alreadyRegistered(url: string): EmailContent;
  /** @param hasBadge whether it is attached; otherwise the page behind the button draws it */
  badgeReady(name: string, days: string[], url: string, hasBadge: boolean): EmailContent;
  visitWithdrawn(name: string): EmailContent;
}

const dutch: VisitorEmails = {
  confirmVisit: (url, lifetimeDays) => ({
    subject: 'Bevestig uw aanmelding voor de beurs',
    greeting: 'Goedendag,',
    paragraphs: [
      'Met dit e-mailadres is iemand aangemeld als bezoeker. Bevestig dat u dat bent, dan maken wij uw badge.',
    ],
    button: { label: 'Bevestig mijn aanmelding', url },
    notes: [
      `De link is ${lifetimeDays} dagen geldig.`,
      'Hebt u zich niet aangemeld? Dan kunt u deze mail weggooien: er gebeurt niets.',
    ],
  }),
  alreadyRegistered: (url) => ({
    subject: 'U bent al aangemeld voor de beurs',
    greeting: 'Goedendag,',
    paragraphs: [
      'Iemand, waarschijnlijk uzelf, wilde dit e-mailadres nog eens aanmelden als bezoeker. Dat is niet nodig: u bent al aangemeld, en er is niets veranderd.',
      'Met de knop ziet u uw badge, en kunt u uw gegevens wijzigen of u afmelden.',
    ],
    button: { label: 'Naar mijn aanmelding', url },
    notes: ['Geef deze link niet aan anderen: wie hem heeft, kan uw aanmelding wijzigen.'],
  }),
  badgeReady: (name, days, url, hasBadge) => ({
    subject: 'Uw badge voor de beurs',
    greeting: `Dag ${name},`,
    paragraphs: [
      `U bent aangemeld voor ${days.join(' en ')}. Uw badge ${hasBadge ? 'zit bij deze mail' : 'haalt u op met de knop hieronder'}: print hem en vouw hem twee keer, of laat de code op uw telefoon scannen.`,
      'Verandert er iets? Met de knop wijzigt u uw gegevens of meldt u zich af.',
    ],
    button: { label: 'Naar mijn aanmelding', url },
    notes: ['Geef deze link niet aan anderen: wie hem heeft, kan uw aanmelding wijzigen.'],
  }),
  visitWithdrawn: (name) => ({
    subject: 'U bent afgemeld voor de beurs',
    greeting: `Dag ${name},`,
    paragraphs: [
      'U bent afgemeld. Wij hebben uw gegevens verwijderd, en uw badge werkt niet meer.',
      'Komt u toch? Meld u dan opnieuw aan.',
    ],
  }),
};

const english: VisitorEmails = {
  confirmVisit: (url, lifetimeDays) => ({
    language: 'en',
    subject: 'Confirm your registration for the fair',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody registered as a visitor with this e-mail address. Confirm that it was you, and we make your badge.',
    ],
    button: { label: 'Confirm my registration', url },
    notes: [
      `The link is valid for ${lifetimeDays} days.`,
      'Did you not register? Then you can throw this e-mail away: nothing happens.',
    ],
  }),
  alreadyRegistered: (url) => ({
    language: 'en',
    subject: 'You are registered for the fair already',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody, probably you, wanted to register this e-mail address as a visitor once more. There is no need: you are registered already, and nothing has changed.',
      'With the button you see your badge, and can change your data or withdraw.',
    ],
    button: { label: 'To my registration', url },
    notes: ['Do not give this link to others: whoever has it can change your registration.'],
  }),
  badgeReady: (name, days, url, hasBadge) => ({
    language: 'en',
    subject: 'Your badge for the fair',
    greeting: `Hello ${name},`,
    paragraphs: [
      `You are registered for ${days.join(' and ')}. ${hasBadge ? 'Your badge comes with this e-mail' : 'You get your badge with the button below'}: print it and fold it twice, or have the code scanned on your phone.`,
      'Does anything change? With the button you change your data or withdraw.',
    ],
    button: { label: 'To my registration', url },
    notes: ['Do not give this link to others: whoever has it can change your registration.'],
  }),
  visitWithdrawn: (name) => ({
    language: 'en',
    subject: 'You are withdrawn from the fair',
    greeting: `Hello ${name},`,
    paragraphs: [
      'You are withdrawn. We have deleted your data, and your badge does not work any more.',
      'Coming after all? Then register again.',
    ],
  }),
};

export const visitorEmails: Readonly<Record<'nl' | 'en', VisitorEmails>> = { nl: dutch, en: english };

export function crewLink(name: string, url: string): EmailContent {
  return {
    subject: 'De link waarmee u badges scant',
    greeting: `Dag ${name},`,
    paragraphs: [
      'Met deze link scant u bij de ingang de badges van bezoekers. Open hem op de telefoon waarmee u scant.',
      'Deel de link alleen met uw ploeg: wie hem heeft, kan bezoekers inchecken.',
    ],
    button: { label: 'Badges scannen', url },
  };
}
