import type { EmailContent, MailLanguage } from '../platform/mail/layout';
import { mailText, type MailText } from '../platform/mail/own-texts/mail-texts';

const dutch = {
  greeting: 'Goedendag,',
  unsubscribe: 'Afmelden voor de nieuwsbrief',
  leave:
    'Liever toch niet? Onder aan elke mail staat een link waarmee u zich met één druk op de knop afmeldt.',
  request: {
    subject: 'Bevestig uw aanmelding voor de nieuwsbrief',
    text: 'U hebt gevraagd om onze nieuwsbrief. Bevestig met de knop dat wij die naar dit adres mogen sturen.',
    button: 'Bevestig uw aanmelding',
    lifetime: 'De knop werkt zeven dagen. Daarna verwijderen wij uw aanmelding vanzelf.',
    notYou: 'Hebt u dit niet gevraagd? Dan hoeft u niets te doen en krijgt u geen nieuwsbrief.',
  },
  already: {
    subject: 'U krijgt onze nieuwsbrief al',
    text: 'Iemand meldde dit adres nog eens aan voor onze nieuwsbrief. Het stond al op de lijst. Er verandert niets.',
  },
  welcome: {
    subject: 'U bent aangemeld voor de nieuwsbrief',
    text: 'Dank u wel. U krijgt onze nieuwsbrief vanaf nu op dit adres.',
  },
};

const english: typeof dutch = {
  greeting: 'Good day,',
  unsubscribe: 'Unsubscribe from the newsletter',
  leave: 'Changed your mind? At the foot of every mail is a link that unsubscribes you with one press.',
  request: {
    subject: 'Confirm your subscription to the newsletter',
    text: 'You asked for our newsletter. Confirm with the button that we may send it to this address.',
    button: 'Confirm your subscription',
    lifetime: 'The button works for seven days. After that we delete your request by ourselves.',
    notYou: 'Did you not ask for this? Then you need not do anything, and you get no newsletter.',
  },
  already: {
    subject: 'You already get our newsletter',
    text: 'Somebody subscribed this address to our newsletter once more. It was on the list already. Nothing changes.',
  },
  welcome: {
    subject: 'You are subscribed to the newsletter',
    text: 'Thank you. From now on you get our newsletter at this address.',
  },
};

const words = { nl: dutch, en: english } as const;

function frame(language: MailLanguage, leaveUrl: string) {
  const { greeting, unsubscribe } = words[language];
  return { language, greeting, unsubscribe: { label: unsubscribe, url: leaveUrl } };
}

/** @param written the form's own words, which come first; empty where it has none */
export function requestMail(
  language: MailLanguage,
  written: { subject: string; paragraphs: string[]; confirmUrl: string; leaveUrl: string },
): EmailContent {
  const { request } = words[language];
  const { subject, paragraphs } = written;
  return {
    ...frame(language, written.leaveUrl),
    subject: subject || request.subject,
    paragraphs: paragraphs.length > 0 ? paragraphs : [request.text],
    button: { label: request.button, url: written.confirmUrl },
    notes: [request.lifetime, request.notYou],
    template: {
      name: 'newsletter-confirm',
      variables: {},
      keeps: [
        ...(subject === '' ? [] : ['subject' as const]),
        ...(paragraphs.length === 0 ? [] : ['paragraphs' as const]),
      ],
    },
  };
}

export function alreadyMail(language: MailLanguage, leaveUrl: string): EmailContent {
  const { already, leave } = words[language];
  const template = { name: 'newsletter-known', variables: {} };
  return {
    ...frame(language, leaveUrl),
    subject: already.subject,
    paragraphs: [already.text],
    notes: [leave],
    template,
  };
}

export function welcomeMail(language: MailLanguage, leaveUrl: string): EmailContent {
  const { welcome, leave } = words[language];
  const template = { name: 'newsletter-welcome', variables: {} };
  return {
    ...frame(language, leaveUrl),
    subject: welcome.subject,
    paragraphs: [welcome.text],
    notes: [leave],
    template,
  };
}

const common = { group: 'Nieuwsbrief', languages: ['nl', 'en'], variables: {} } as const;

export const newsletterMailTexts: readonly MailText[] = [
  mailText({
    ...common,
    name: 'newsletter-confirm',
    title: 'Aanmelding voor de nieuwsbrief bevestigen',
    content: (language) =>
      requestMail(language, { subject: '', paragraphs: [], confirmUrl: '', leaveUrl: '' }),
  }),
  mailText({
    ...common,
    name: 'newsletter-known',
    title: 'Krijgt de nieuwsbrief al',
    content: (language) => alreadyMail(language, ''),
  }),
  mailText({
    ...common,
    name: 'newsletter-welcome',
    title: 'Aangemeld voor de nieuwsbrief',
    content: (language) => welcomeMail(language, ''),
  }),
];
