import type { EmailContent } from '../platform/mail/layout';
import { mailText, type MailText } from '../platform/mail/own-texts/mail-texts';
import { formatDay } from '../platform/clock/format-day';
import type { SessionFacts } from '../fair/sessions';

/**
 * The mails about places at sessions. None has a name in it: whoever asks for a place chooses the name, and could write
 * anything there to a stranger.
 */
export type PlaceMail =
  'confirm' | 'placed' | 'waiting' | 'offer' | 'offerOver' | 'withdrawn' | 'moved' | 'cancelled';

interface Words {
  subject: (title: string) => string;
  paragraphs: string[];
  button?: string;
  notes?: string[];
}

/** @param more.offerEnds in ms since 1970, for an offer */
export function placeMail(
  kind: PlaceMail,
  language: string,
  facts: SessionFacts,
  url: string,
  { offerEnds = 0 }: { offerEnds?: number } = {},
): EmailContent {
  const known = language === 'en' ? 'en' : 'nl';
  const { greeting, labels, mails } = known === 'en' ? english : dutch;
  const { subject, paragraphs, button, notes } = mails[kind];
  const title = known === 'en' ? facts.titleEnglish : facts.title;
  const details = [
    { label: labels.what, text: title },
    { label: labels.when, text: `${formatDay(facts.day, known)}, ${facts.startTime}–${facts.endTime}` },
    ...(facts.where === '' ? [] : [{ label: labels.where, text: facts.where }]),
    ...(kind === 'offer' ? [{ label: labels.until, text: momentIn(known, offerEnds) }] : []),
  ];
  return {
    language: known,
    greeting,
    paragraphs,
    details,
    subject: subject(title),
    ...(button !== undefined && { button: { label: button, url } }),
    ...(notes && { notes }),
    template: { name: `place-${kind}`, variables: { onderdeel: title } },
  };
}

function momentIn(language: 'nl' | 'en', at: number): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'nl-NL', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Amsterdam',
  }).format(at);
}

const dutch: { greeting: string; labels: Labels; mails: Record<PlaceMail, Words> } = {
  greeting: 'Goedendag,',
  labels: { what: 'Onderdeel', when: 'Wanneer', where: 'Waar', until: 'Wij houden de plaats vast tot' },
  mails: {
    confirm: {
      subject: (title) => `Bevestig uw aanmelding: ${title}`,
      paragraphs: [
        'Met dit e-mailadres heeft iemand zich aangemeld. Bevestig dat met de knop: u krijgt een plaats, of komt op de wachtlijst als alles bezet is.',
      ],
      button: 'Bevestig mijn aanmelding',
      notes: ['Hebt u dit niet gevraagd? Dan hoeft u niets te doen: wij verwijderen de aanvraag vanzelf.'],
    },
    placed: {
      subject: (title) => `U hebt een plaats: ${title}`,
      paragraphs: [
        'Uw plaats staat vast.',
        'Kunt u toch niet? Geef uw plaats terug, dan kan iemand anders mee.',
      ],
      button: 'Naar mijn plaats',
      notes: ['Geef deze link niet aan anderen: wie hem heeft, kan uw plaats teruggeven.'],
    },
    waiting: {
      subject: (title) => `U staat op de wachtlijst: ${title}`,
      paragraphs: ['Alle plaatsen zijn bezet. Komt er een vrij en bent u aan de beurt, dan mailen wij u.'],
      button: 'Naar mijn plaats op de wachtlijst',
    },
    offer: {
      subject: (title) => `Er is een plaats voor u vrij: ${title}`,
      paragraphs: ['Er is een plaats vrijgekomen en u bent aan de beurt. Neem die met de knop.'],
      button: 'Neem de plaats',
      notes: [
        'Neemt u die niet op tijd, dan gaat die naar wie na u wacht en staat u niet meer op de wachtlijst.',
      ],
    },
    offerOver: {
      subject: (title) => `De plaats ging naar iemand anders: ${title}`,
      paragraphs: [
        'Wij hielden een plaats voor u vast, en die tijd is om. U staat niet meer op de wachtlijst. Wilt u toch nog mee? Vraag dan opnieuw een plaats aan.',
      ],
      button: 'Naar het onderdeel',
    },
    withdrawn: {
      subject: (title) => `U bent afgemeld: ${title}`,
      paragraphs: ['U bent afgemeld. Wij hebben uw gegevens voor dit onderdeel verwijderd.'],
    },
    moved: {
      subject: (title) => `Gewijzigd: ${title}`,
      paragraphs: [
        'Dit onderdeel is op een andere tijd of plaats dan eerst. Hieronder staat hoe het nu is. Uw plaats, ook die op de wachtlijst, blijft van u.',
      ],
      button: 'Naar mijn plaats',
      notes: ['Kunt u dan niet? Geef uw plaats terug, dan kan iemand anders mee.'],
    },
    cancelled: {
      subject: (title) => `Gaat niet door: ${title}`,
      paragraphs: ['Dit onderdeel staat niet meer op het programma. Uw plaats is vervallen.'],
    },
  },
};

interface Labels {
  what: string;
  when: string;
  where: string;
  until: string;
}

const english: typeof dutch = {
  greeting: 'Hello,',
  labels: { what: 'Session', when: 'When', where: 'Where', until: 'We hold the place until' },
  mails: {
    confirm: {
      subject: (title) => `Confirm your request: ${title}`,
      paragraphs: [
        'Somebody asked for a place with this e-mail address. Confirm that with the button: you get a place, or join the waiting list if all are taken.',
      ],
      button: 'Confirm my request',
      notes: ['Did you not ask for this? Then you need not do anything: we delete the request by ourselves.'],
    },
    placed: {
      subject: (title) => `You have a place: ${title}`,
      paragraphs: [
        'Your place is certain.',
        'Unable to come? Give your place back, so that somebody else can join.',
      ],
      button: 'To my place',
      notes: ['Do not give this link to others: whoever has it can give your place back.'],
    },
    waiting: {
      subject: (title) => `You are on the waiting list: ${title}`,
      paragraphs: ['All places are taken. When one becomes free and it is your turn, we mail you.'],
      button: 'To my place on the waiting list',
    },
    offer: {
      subject: (title) => `A place is free for you: ${title}`,
      paragraphs: ['A place has become free and it is your turn. Take it with the button.'],
      button: 'Take the place',
      notes: [
        'If you do not take it in time, it goes to whoever waits after you, and you leave the waiting list.',
      ],
    },
    offerOver: {
      subject: (title) => `The place went to somebody else: ${title}`,
      paragraphs: [
        'We held a place for you, and that time is over. You are not on the waiting list any more. Still want to come? Then ask for a place again.',
      ],
      button: 'To the session',
    },
    withdrawn: {
      subject: (title) => `You are withdrawn: ${title}`,
      paragraphs: ['You are withdrawn. We have deleted your data for this session.'],
    },
    moved: {
      subject: (title) => `Changed: ${title}`,
      paragraphs: [
        'This session is at another time or place than before. Below is how it is now. Your place, also one on the waiting list, stays yours.',
      ],
      button: 'To my place',
      notes: ['Unable to come then? Give your place back, so that somebody else can join.'],
    },
    cancelled: {
      subject: (title) => `Does not take place: ${title}`,
      paragraphs: ['This session is not on the programme any more. Your place is cancelled.'],
    },
  },
};

/** For previews: a day and a time like any other. */
const sampleFacts = { publicId: 1, day: '2030-01-15', startTime: '10:30', endTime: '11:15', where: '' };

const placeMailText = (kind: PlaceMail, title: string): MailText =>
  mailText({
    name: `place-${kind}`,
    title,
    group: 'Plaatsen bij het programma',
    languages: ['nl', 'en'],
    variables: {
      onderdeel: {
        label: 'De titel van het onderdeel',
        sample: { nl: 'Rondleiding achter de schermen', en: 'A tour behind the scenes' },
      },
    },
    content: (language, { onderdeel }) =>
      placeMail(kind, language, { ...sampleFacts, title: onderdeel, titleEnglish: onderdeel }, '', {
        offerEnds: Date.parse('2030-01-15T09:00:00Z'),
      }),
  });

const texts: Record<PlaceMail, MailText> = {
  confirm: placeMailText('confirm', 'Aanvraag van een plaats bevestigen'),
  placed: placeMailText('placed', 'Plaats gekregen'),
  waiting: placeMailText('waiting', 'Op de wachtlijst'),
  offer: placeMailText('offer', 'Er is een plaats vrij'),
  offerOver: placeMailText('offerOver', 'Plaats niet op tijd genomen'),
  withdrawn: placeMailText('withdrawn', 'Afgemeld voor een onderdeel'),
  moved: placeMailText('moved', 'Onderdeel verzet'),
  cancelled: placeMailText('cancelled', 'Onderdeel gaat niet door'),
};
export const placeMailTexts: readonly MailText[] = Object.values(texts);
