import type { Letter } from './layout';

/** The letters about an account. `name` is what somebody is called, or null when we do not know. */

const hello = (name: string | null) => (name ? `Dag ${name},` : 'Goedendag,');

export function confirmAddress(name: string | null, url: string): Letter {
  return {
    subject: 'Bevestig uw e-mailadres',
    greeting: hello(name),
    paragraphs: [
      'Met dit e-mailadres is een account aangemaakt. Bevestig dat het van u is, dan kunt u alles gebruiken.',
    ],
    button: { label: 'Bevestig e-mailadres', url },
    notes: [
      'De link werkt één keer en is zeven dagen geldig.',
      'Hebt u geen account aangemaakt? Dan kunt u deze mail weggooien.',
    ],
  };
}

export function addressInUse(name: string | null, resetUrl: string): Letter {
  return {
    subject: 'U hebt al een account',
    greeting: hello(name),
    paragraphs: [
      'Iemand, waarschijnlijk uzelf, wilde met dit e-mailadres een account aanmaken. Dat is niet nodig: u hebt er al een.',
      'Weet u uw wachtwoord niet meer? Kies dan een nieuw.',
    ],
    button: { label: 'Kies een nieuw wachtwoord', url: resetUrl },
    notes: ['Was u dit niet? Dan hoeft u niets te doen: er is niets veranderd.'],
  };
}

export function resetPassword(name: string | null, url: string): Letter {
  return {
    subject: 'Kies een nieuw wachtwoord',
    greeting: hello(name),
    paragraphs: ['U vroeg om een nieuw wachtwoord. Kies het met de knop hieronder.'],
    button: { label: 'Kies een nieuw wachtwoord', url },
    notes: [
      'De link werkt één keer en is een uur geldig.',
      'Hebt u hier niet om gevraagd? Dan kunt u deze mail weggooien: uw wachtwoord blijft zoals het is.',
    ],
  };
}

export function passwordChanged(name: string | null, forgottenUrl: string): Letter {
  return {
    subject: 'Uw wachtwoord is gewijzigd',
    greeting: hello(name),
    paragraphs: [
      'Het wachtwoord van uw account is zojuist gewijzigd. Op andere apparaten bent u daarom uitgelogd.',
      'Was u dit niet? Kies dan meteen een nieuw wachtwoord.',
    ],
    button: { label: 'Kies een nieuw wachtwoord', url: forgottenUrl },
  };
}
