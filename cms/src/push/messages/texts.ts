import { walkMinutes } from 'beursvloer-domain/agenda';
import type { SessionFacts } from '../../fair/sessions';
import type { MessageContent } from '../sending/queue';

type Language = MessageContent['lang'];

export interface SessionChange {
  before: SessionFacts;
  /** Null when it is off the programme. */
  after: SessionFacts | null;
}

/** From the other hall: nobody knows where a visitor is. */
const walk = walkMinutes({ room: null, hall: null }, { room: null, hall: null });

const titleOf = ({ title, titleEnglish }: SessionFacts, lang: Language) =>
  lang === 'nl' ? title : titleEnglish;
const timeOf = (time: string, lang: Language) => (lang === 'nl' ? `${time.replace(':', '.')} uur` : time);

const dayOf = (day: string, lang: Language) =>
  new Intl.DateTimeFormat(lang === 'nl' ? 'nl-NL' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

const pathOf = ({ publicId }: SessionFacts, lang: Language) =>
  `${lang === 'nl' ? '' : '/en'}/programma/${publicId}`;
const ownPath = (lang: Language) => `${lang === 'nl' ? '' : '/en'}/mijn-programma`;

export function movedMessage(changes: readonly SessionChange[], lang: Language): MessageContent {
  const [first, ...others] = changes;
  if (!first) throw new Error('A message about nothing');
  if (others.length === 0) {
    const { before, after } = first;
    return {
      title: headline(first, lang),
      body: sentence(first, lang),
      path: after ? pathOf(after, lang) : ownPath(lang),
      lang,
      tag: `session-${before.publicId}`,
    };
  }
  const count = changes.length;
  return {
    title:
      lang === 'nl' ? `Uw programma is op ${count} punten veranderd` : `${count} changes in your programme`,
    body: changes.map((change) => `${headline(change, lang)}. ${sentence(change, lang)}`).join('\n'),
    path: ownPath(lang),
    lang,
    tag: 'own-programme',
  };
}

function headline({ before, after }: SessionChange, lang: Language): string {
  const title = titleOf(before, lang);
  if (!after) return lang === 'nl' ? `Vervalt: ${title}` : `Cancelled: ${title}`;
  return lang === 'nl' ? `Verplaatst: ${title}` : `Moved: ${title}`;
}

function sentence({ before, after }: SessionChange, lang: Language): string {
  const was = `${dayOf(before.day, lang)}, ${timeOf(before.startTime, lang)}`;
  if (!after) return lang === 'nl' ? `Stond op ${was}.` : `It was on ${was}.`;
  const now = `${dayOf(after.day, lang)}, ${timeOf(after.startTime, lang)}${after.where === '' ? '' : `, ${after.where}`}`;
  return lang === 'nl' ? `Nu ${now}.` : `Now ${now}.`;
}

export function welcomeMessage(lang: Language): MessageContent {
  return {
    title: lang === 'nl' ? 'Berichten staan aan' : 'Messages are on',
    body:
      lang === 'nl'
        ? 'Zo ziet een bericht van de beurs eruit. Uitzetten kan bij Mijn programma.'
        : 'This is what a message from the fair looks like. You can switch them off under My programme.',
    path: ownPath(lang),
    lang,
    tag: 'welcome',
  };
}

export function soonMessage(session: SessionFacts, minutes: number, lang: Language): MessageContent {
  const where = session.where === '' ? '' : ` ${lang === 'nl' ? 'in' : 'in'} ${session.where}`;
  return {
    title:
      lang === 'nl'
        ? `Over ${minutes} minuten: ${titleOf(session, lang)}`
        : `In ${minutes} minutes: ${titleOf(session, lang)}`,
    body:
      lang === 'nl'
        ? `Om ${timeOf(session.startTime, lang)}${where}. Uit de andere hal loopt u ${walk} minuten.`
        : `At ${timeOf(session.startTime, lang)}${where}. From the other hall it is a walk of ${walk} minutes.`,
    path: pathOf(session, lang),
    lang,
    tag: `session-${session.publicId}`,
  };
}
