import type { EmailContent } from '../mail/layout';

/**
 * The e-mails to visitors. Before an address is confirmed they have no name in them: whoever registered chose the name, and
 * could write anything there.
 */

export function confirmVisit(url: string, hours: number): EmailContent {
  return {
    subject: 'Bevestig uw aanmelding voor de beurs',
    greeting: 'Goedendag,',
    paragraphs: [
      'Met dit e-mailadres is iemand aangemeld als bezoeker. Bevestig dat u dat bent, dan maken wij uw badge.',
    ],
    button: { label: 'Bevestig mijn aanmelding', url },
    notes: [
      `De link is ${Math.round(hours / 24)} dagen geldig.`,
      'Hebt u zich niet aangemeld? Dan kunt u deze mail weggooien: er gebeurt niets.',
    ],
  };
}

export function alreadyRegistered(url: string): EmailContent {
  return {
    subject: 'U bent al aangemeld voor de beurs',
    greeting: 'Goedendag,',
    paragraphs: [
      'Iemand, waarschijnlijk uzelf, wilde dit e-mailadres nog eens aanmelden als bezoeker. Dat is niet nodig: u bent al aangemeld, en er is niets veranderd.',
      'Met de knop ziet u uw badge, en kunt u uw gegevens wijzigen of u afmelden.',
    ],
    button: { label: 'Naar mijn aanmelding', url },
    notes: ['Geef deze link niet aan anderen: wie hem heeft, kan uw aanmelding wijzigen.'],
  };
}

export function badgeReady(name: string, days: string[], url: string): EmailContent {
  return {
    subject: 'Uw badge voor de beurs',
    greeting: `Dag ${name},`,
    paragraphs: [
      `U bent aangemeld voor ${days.join(' en ')}. Uw badge zit bij deze mail: print hem en vouw hem twee keer, of laat de code op uw telefoon scannen.`,
      'Verandert er iets? Met de knop wijzigt u uw gegevens of meldt u zich af.',
    ],
    button: { label: 'Naar mijn aanmelding', url },
    notes: ['Geef deze link niet aan anderen: wie hem heeft, kan uw aanmelding wijzigen.'],
  };
}

export function visitWithdrawn(name: string): EmailContent {
  return {
    subject: 'U bent afgemeld voor de beurs',
    greeting: `Dag ${name},`,
    paragraphs: [
      'U bent afgemeld. Wij hebben uw gegevens verwijderd, en uw badge werkt niet meer.',
      'Komt u toch? Meld u dan opnieuw aan.',
    ],
  };
}

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
