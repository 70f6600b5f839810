import type { Core } from '@strapi/strapi';
import type { PublishedForm } from '../platform/forms/submissions/published-form';
import type { EmailContent } from '../platform/mail/layout';
import { leaveTokenOf } from './leave-token';

/** The mail that asks for the one press that subscribes. An editor may write its subject and text. */
export function confirmationRequest(
  strapi: Core.Strapi,
  form: PublishedForm,
  { language, code, leaveId }: { language: string; code: string; leaveId: string },
): EmailContent {
  const { words, frame } = framed(strapi, language, leaveId);
  const { request } = words;
  const written = (form.confirmationMailText ?? '').split(/\n\s*\n/).map((text) => text.trim());
  const paragraphs = written.filter((text) => text !== '');
  return {
    ...frame,
    subject: (form.confirmationMailSubject ?? '').replace(/\s+/g, ' ').trim() || request.subject,
    paragraphs: paragraphs.length > 0 ? paragraphs : [request.text],
    button: { label: request.button, url: pageUrl(strapi, language, 'bevestigen', `code=${code}`) },
    notes: [request.lifetime, request.notYou],
  };
}

/** Tells whoever asks again, and nobody else, that they are on the list. */
export function alreadySubscribed(strapi: Core.Strapi, language: string, leaveId: string): EmailContent {
  const { words, frame } = framed(strapi, language, leaveId);
  return { ...frame, subject: words.already.subject, paragraphs: [words.already.text], notes: [words.leave] };
}

export function welcome(strapi: Core.Strapi, language: string, leaveId: string): EmailContent {
  const { words, frame } = framed(strapi, language, leaveId);
  return { ...frame, subject: words.welcome.subject, paragraphs: [words.welcome.text], notes: [words.leave] };
}

/** The parts that all mails to subscribers share: language, greeting and the link to unsubscribe. */
function framed(strapi: Core.Strapi, language: string, leaveId: string) {
  const known = language === 'en' ? 'en' : 'nl';
  const words = known === 'en' ? english : dutch;
  const url = pageUrl(strapi, known, 'afmelden', `token=${leaveTokenOf(strapi, leaveId)}`);
  const frame = {
    language: known,
    greeting: words.greeting,
    unsubscribe: { label: words.unsubscribe, url },
  } as const;
  return { words, frame };
}

function pageUrl(strapi: Core.Strapi, language: string, page: string, query: string): string {
  const url: string = strapi.config.get('site.url');
  return `${url}${language === 'en' ? '/en' : ''}/nieuwsbrief/${page}?${query}`;
}

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
