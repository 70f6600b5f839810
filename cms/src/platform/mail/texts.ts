import type { EmailContent } from './layout';
import { mailText, type MailText } from './own-texts/mail-texts';

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

export const mailFieldErrors = {
  lines: 'Gebruik geen regeleinden of onzichtbare tekens in de naam van de afzender.',
  tooLong: (maxCharacters: number) => `Gebruik hoogstens ${maxCharacters} tekens.`,
  noEmail: 'Vul één geldig e-mailadres in, bijvoorbeeld info@beurs.nl.',
} as const;

/**
 * The e-mails about an account. `name` is the user's name, or null when unknown. An e-mail to an unconfirmed recipient
 * has no name in it: whoever asked for it chose the name, and could write anything there.
 */

const hello = (name: string | null) => (name ? `Dag ${name},` : 'Goedendag,');

export function confirmEmail(url: string): EmailContent {
  return {
    template: { name: 'account-confirm', variables: {} },
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
    template: { name: 'account-known', variables: {} },
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
    template: { name: 'account-reset', variables: {} },
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
    template: { name: 'account-sign-in-with', variables: { dienst: service } },
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
    template: { name: 'account-password-changed', variables: {} },
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
    template: { name: 'account-new-email', variables: {} },
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
    template: { name: 'account-new-email-known', variables: {} },
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
    template: { name: 'account-email-changed', variables: {} },
    subject: 'Uw e-mailadres is gewijzigd',
    greeting: hello(name),
    paragraphs: [
      'Uw account heeft vanaf nu een ander e-mailadres. Op dit adres krijgt u geen mail meer over uw account.',
      'Was u dit niet? Laat het ons dan meteen weten door deze mail te beantwoorden.',
    ],
  };
}

export const retainedLine = ({ what, why }: { what: string; why: string }) =>
  `Dit blijft bewaard, zonder uw account: ${what}. ${why}`;

/** @param retained a paragraph for each kind of data that stays */
export function accountDeleted(name: string | null, retained: readonly string[]): EmailContent {
  return {
    template: { name: 'account-deleted', variables: { bewaard: retained.join('\n\n') } },
    subject: 'Uw account is verwijderd',
    greeting: hello(name),
    paragraphs: [
      'Uw account en uw gegevens zijn verwijderd, zoals u vroeg. U bent overal uitgelogd.',
      ...retained,
      'Bedankt dat u er was. U kunt altijd opnieuw een account aanmaken.',
    ],
    notes: ['Hebt u dit niet zelf gedaan? Laat het ons dan meteen weten door deze mail te beantwoorden.'],
  };
}

const dutchOnly = (name: string, title: string, content: () => EmailContent): MailText =>
  mailText({ name, title, group: 'Accounts', languages: ['nl'], variables: {}, content });

export const accountMailTexts: readonly MailText[] = [
  dutchOnly('account-confirm', 'E-mailadres bevestigen na registreren', () => confirmEmail('')),
  dutchOnly('account-known', 'Registreren terwijl er al een account is', () => emailInUse(null, '')),
  dutchOnly('account-reset', 'Nieuw wachtwoord kiezen', () => resetPassword(null, '')),
  mailText({
    name: 'account-sign-in-with',
    title: 'Nieuw wachtwoord gevraagd voor een account zonder wachtwoord',
    group: 'Accounts',
    languages: ['nl'],
    variables: {
      dienst: { label: 'De dienst waarmee iemand inlogt', sample: { nl: 'Google', en: 'Google' } },
    },
    content: (_language, { dienst }) => signInWith(null, dienst, ''),
  }),
  dutchOnly('account-password-changed', 'Wachtwoord gewijzigd', () => passwordChanged(null, '')),
  dutchOnly('account-new-email', 'Nieuw e-mailadres bevestigen', () => confirmNewEmail('')),
  dutchOnly('account-new-email-known', 'Nieuw e-mailadres heeft al een account', () => newEmailInUse(null)),
  dutchOnly('account-email-changed', 'E-mailadres gewijzigd', () => emailChanged(null)),
  mailText({
    name: 'account-deleted',
    title: 'Account verwijderd',
    group: 'Accounts',
    languages: ['nl'],
    variables: {
      bewaard: {
        label: 'Wat bewaard blijft, en waarom; leeg als er niets blijft',
        sample: {
          nl: retainedLine({
            what: 'Een bestelling die u hebt gedaan',
            why: 'De wet verplicht ons daartoe.',
          }),
          en: '',
        },
      },
    },
    content: (_language, { bewaard }) => accountDeleted(null, [bewaard]),
  }),
];
