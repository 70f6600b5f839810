import type { EmailContent } from './layout';

export const around = {
  nl: {
    closing: 'Met vriendelijke groet,',
    questions: 'Vragen? Mail naar',
    copy: 'Werkt de knop niet? Kopieer dan dit adres:',
  },
  en: {
    closing: 'Kind regards,',
    questions: 'Questions? E-mail',
    copy: 'Does the button not work? Then copy this address:',
  },
} as const;

/**
 * The e-mails about an account. `name` is the user's name, or null when unknown. An e-mail to an unconfirmed recipient
 * has no name in it: whoever asked for it chose the name, and could write anything there.
 */

const hello = (name: string | null) => (name ? `Dag ${name},` : 'Goedendag,');

export function confirmEmail(url: string): EmailContent {
  return {
    subject: 'Bevestig uw e-mailadres',
    greeting: hello(null),
    paragraphs: ['Met dit e-mailadres is een account aangemaakt. Bevestig met de knop dat het van u is.'],
    button: { label: 'Bevestig e-mailadres', url },
    notes: [
      'De link werkt één keer en is zeven dagen geldig.',
      'Hebt u geen account aangemaakt? Dan kunt u deze mail weggooien.',
    ],
  };
}

export function emailInUse(name: string | null, resetUrl: string): EmailContent {
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

export function resetPassword(name: string | null, url: string): EmailContent {
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

/** For users of another service who ask for a password or register. */
export function signInWith(name: string | null, service: string, signInUrl: string): EmailContent {
  return {
    subject: `U logt in met ${service}`,
    greeting: hello(name),
    paragraphs: [
      `Iemand, waarschijnlijk uzelf, wilde met dit e-mailadres een account maken of een nieuw wachtwoord kiezen. Bij uw account hoort geen wachtwoord: u logt in met ${service}.`,
    ],
    button: { label: 'Naar inloggen', url: signInUrl },
    notes: ['Was u dit niet? Dan hoeft u niets te doen: er is niets veranderd.'],
  };
}

export function passwordChanged(name: string | null, forgottenUrl: string): EmailContent {
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

export function confirmNewEmail(url: string): EmailContent {
  return {
    subject: 'Bevestig uw nieuwe e-mailadres',
    greeting: hello(null),
    paragraphs: [
      'U wilt dit e-mailadres voor uw account gaan gebruiken. Bevestig dat het van u is; tot dan blijft uw oude adres gelden.',
    ],
    button: { label: 'Bevestig e-mailadres', url },
    notes: [
      'De link werkt één keer en is een dag geldig.',
      'Hebt u hier niet om gevraagd? Dan kunt u deze mail weggooien: er verandert niets.',
    ],
  };
}

export function newEmailInUse(name: string | null): EmailContent {
  return {
    subject: 'U hebt al een account met dit e-mailadres',
    greeting: hello(name),
    paragraphs: [
      'Iemand, waarschijnlijk uzelf, wilde dit e-mailadres aan een ander account geven. Dat kan niet: er hoort al een account bij.',
      'Wilt u het adres toch voor het andere account gebruiken? Verwijder dan eerst het account dat u met dit adres hebt.',
    ],
    notes: ['Was u dit niet? Dan hoeft u niets te doen: er is niets veranderd.'],
  };
}

export function emailChanged(name: string | null): EmailContent {
  return {
    subject: 'Uw e-mailadres is gewijzigd',
    greeting: hello(name),
    paragraphs: [
      'Uw account heeft vanaf nu een ander e-mailadres. Op dit adres krijgt u geen mail meer over uw account.',
      'Was u dit niet? Laat het ons dan meteen weten door deze mail te beantwoorden.',
    ],
  };
}

export function accountDeleted(name: string | null, retained: { what: string; why: string }[]): EmailContent {
  return {
    subject: 'Uw account is verwijderd',
    greeting: hello(name),
    paragraphs: [
      'Uw account en uw gegevens zijn verwijderd, zoals u vroeg. U bent overal uitgelogd.',
      ...retained.map(({ what, why }) => `Dit blijft bewaard, zonder uw account: ${what}. ${why}`),
      'Bedankt dat u er was. U kunt altijd opnieuw een account aanmaken.',
    ],
    notes: ['Hebt u dit niet zelf gedaan? Laat het ons dan meteen weten door deze mail te beantwoorden.'],
  };
}
