import type { EmailContent } from '../platform/mail/layout';
import { mailText, type MailText, type MailVariable } from '../platform/mail/own-texts/mail-texts';

/**
 * The e-mails to visitors, in their language. Before an address is confirmed they have no name in them: whoever registered
 * chose the name, and could write anything there.
 */
export interface VisitorEmails {
  confirmVisit(url: string, lifetimeDays: number): EmailContent;
  visitProposed(days: string[], url: string, lifetimeDays: number): EmailContent;
  alreadyRegistered(url: string): EmailContent;
  /** Says that the badge is attached, or that the page behind the button draws it. */
  badgePlace(isAttached: boolean): string;
  badgeReady(name: string, days: string[], url: string, badgePlace: string): EmailContent;
  visitWithdrawn(name: string): EmailContent;
  visitCancelled(): EmailContent;
}

const dutch: VisitorEmails = {
  confirmVisit: (url, lifetimeDays) => ({
    subject: 'Bevestig uw aanmelding voor de beurs',
    template: { name: 'visitor-confirm', variables: {} },
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
  visitProposed: (days, url, lifetimeDays) => ({
    subject: 'U bent uitgenodigd voor de beurs',
    template: { name: 'visitor-proposed', variables: { dagen: days.join(' en ') } },
    greeting: 'Goedendag,',
    paragraphs: [
      `U staat op een lijst met bezoekers die wij kregen, voor ${days.join(' en ')}. Komt u? Bevestig het dan, en u krijgt uw badge.`,
      'Daarna kunt u uw gegevens bekijken en wijzigen.',
    ],
    button: { label: 'Ja, ik kom', url },
    notes: [
      `De link is ${lifetimeDays} dagen geldig.`,
      'Komt u niet? Dan hoeft u niets te doen. Wij verwijderen uw gegevens vanzelf.',
    ],
  }),
  alreadyRegistered: (url) => ({
    subject: 'U bent al aangemeld voor de beurs',
    template: { name: 'visitor-known', variables: {} },
    greeting: 'Goedendag,',
    paragraphs: [
      'Iemand, waarschijnlijk uzelf, wilde dit e-mailadres nog eens aanmelden als bezoeker. Dat is niet nodig: u bent al aangemeld, en er is niets veranderd.',
      'Met de knop ziet u uw badge, en kunt u uw gegevens wijzigen of u afmelden.',
    ],
    button: { label: 'Naar mijn aanmelding', url },
    notes: ['Geef deze link niet aan anderen: wie hem heeft, kan uw aanmelding wijzigen.'],
  }),
  badgePlace: (isAttached) =>
    isAttached ? 'Uw badge zit bij deze mail' : 'Uw badge haalt u op met de knop hieronder',
  badgeReady: (name, days, url, badgePlace) => ({
    subject: 'Uw badge voor de beurs',
    template: {
      name: 'visitor-badge',
      variables: { naam: name, dagen: days.join(' en '), badge: badgePlace },
    },
    greeting: `Dag ${name},`,
    paragraphs: [
      `U bent aangemeld voor ${days.join(' en ')}. ${badgePlace}: print hem en vouw hem twee keer, of laat de code op uw telefoon scannen.`,
      'Verandert er iets? Met de knop wijzigt u uw gegevens of meldt u zich af.',
    ],
    button: { label: 'Naar mijn aanmelding', url },
    notes: ['Geef deze link niet aan anderen: wie hem heeft, kan uw aanmelding wijzigen.'],
  }),
  visitWithdrawn: (name) => ({
    subject: 'U bent afgemeld voor de beurs',
    template: { name: 'visitor-withdrawn', variables: { naam: name } },
    greeting: `Dag ${name},`,
    paragraphs: [
      'U bent afgemeld. Wij hebben uw gegevens verwijderd, en uw badge werkt niet meer.',
      'Komt u toch? Meld u dan opnieuw aan.',
    ],
  }),
  visitCancelled: () => ({
    subject: 'Uw aanmelding voor de beurs is geannuleerd',
    template: { name: 'visitor-cancelled', variables: {} },
    greeting: 'Goedendag,',
    paragraphs: [
      'De organisatie heeft de aanmelding met dit e-mailadres geannuleerd. De badge werkt niet meer.',
      'Klopt dat niet, of wilt u toch komen? Bel of mail ons: wij kunnen de aanmelding herstellen.',
    ],
  }),
};

const english: VisitorEmails = {
  confirmVisit: (url, lifetimeDays) => ({
    language: 'en',
    subject: 'Confirm your registration for the fair',
    template: { name: 'visitor-confirm', variables: {} },
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
  visitProposed: (days, url, lifetimeDays) => ({
    language: 'en',
    subject: 'You are invited to the fair',
    template: { name: 'visitor-proposed', variables: { dagen: days.join(' and ') } },
    greeting: 'Hello,',
    paragraphs: [
      `You are on a list of visitors that we were given, for ${days.join(' and ')}. Are you coming? Confirm it, and you get your badge.`,
      'After that you can see and change your data.',
    ],
    button: { label: 'Yes, I am coming', url },
    notes: [
      `The link is valid for ${lifetimeDays} days.`,
      'Not coming? Then there is nothing to do. We delete your data by ourselves.',
    ],
  }),
  alreadyRegistered: (url) => ({
    language: 'en',
    subject: 'You are registered for the fair already',
    template: { name: 'visitor-known', variables: {} },
    greeting: 'Hello,',
    paragraphs: [
      'Somebody, probably you, wanted to register this e-mail address as a visitor once more. There is no need: you are registered already, and nothing has changed.',
      'With the button you see your badge, and can change your data or withdraw.',
    ],
    button: { label: 'To my registration', url },
    notes: ['Do not give this link to others: whoever has it can change your registration.'],
  }),
  badgePlace: (isAttached) =>
    isAttached ? 'Your badge comes with this e-mail' : 'You get your badge with the button below',
  badgeReady: (name, days, url, badgePlace) => ({
    language: 'en',
    subject: 'Your badge for the fair',
    template: {
      name: 'visitor-badge',
      variables: { naam: name, dagen: days.join(' and '), badge: badgePlace },
    },
    greeting: `Hello ${name},`,
    paragraphs: [
      `You are registered for ${days.join(' and ')}. ${badgePlace}: print it and fold it twice, or have the code scanned on your phone.`,
      'Does anything change? With the button you change your data or withdraw.',
    ],
    button: { label: 'To my registration', url },
    notes: ['Do not give this link to others: whoever has it can change your registration.'],
  }),
  visitWithdrawn: (name) => ({
    language: 'en',
    subject: 'You are withdrawn from the fair',
    template: { name: 'visitor-withdrawn', variables: { naam: name } },
    greeting: `Hello ${name},`,
    paragraphs: [
      'You are withdrawn. We have deleted your data, and your badge does not work any more.',
      'Coming after all? Then register again.',
    ],
  }),
  visitCancelled: () => ({
    language: 'en',
    subject: 'Your registration for the fair is cancelled',
    template: { name: 'visitor-cancelled', variables: {} },
    greeting: 'Hello,',
    paragraphs: [
      'The organiser has cancelled the registration with this e-mail address. The badge does not work any more.',
      'Is that not right, or do you want to come after all? Call or mail us: we can restore the registration.',
    ],
  }),
};

export const visitorEmails: Readonly<Record<'nl' | 'en', VisitorEmails>> = { nl: dutch, en: english };

export function crewLink(name: string, url: string): EmailContent {
  return {
    template: { name: 'visitor-crew', variables: { naam: name } },
    subject: 'De link waarmee u badges scant',
    greeting: `Dag ${name},`,
    paragraphs: [
      'Met deze link scant u bij de ingang de badges van bezoekers. Open hem op de telefoon waarmee u scant.',
      'Deel de link alleen met uw ploeg: wie hem heeft, kan bezoekers inchecken.',
    ],
    button: { label: 'Badges scannen', url },
  };
}

const naam: MailVariable = {
  label: 'De naam van wie de mail krijgt',
  sample: { nl: 'Noor de Vries', en: 'Noor de Vries' },
};
const dagen: MailVariable = {
  label: 'De dagen waarop iemand komt',
  sample: { nl: 'dinsdag en woensdag', en: 'Tuesday and Wednesday' },
};
const badge: MailVariable = {
  label: 'Waar de badge is: bij de mail, of achter de knop',
  sample: { nl: dutch.badgePlace(true), en: english.badgePlace(true) },
};
const common = { group: 'Bezoekers', languages: ['nl', 'en'] } as const;
const sampleDays = 7;

export const visitorMailTexts: readonly MailText[] = [
  mailText({
    ...common,
    name: 'visitor-confirm',
    title: 'Aanmelding bevestigen',
    variables: {},
    content: (language) => visitorEmails[language].confirmVisit('', sampleDays),
  }),
  mailText({
    ...common,
    name: 'visitor-proposed',
    title: 'Uitnodiging van een lijst',
    variables: { dagen },
    content: (language, values) => visitorEmails[language].visitProposed([values.dagen], '', sampleDays),
  }),
  mailText({
    ...common,
    name: 'visitor-known',
    title: 'Al aangemeld',
    variables: {},
    content: (language) => visitorEmails[language].alreadyRegistered(''),
  }),
  mailText({
    ...common,
    name: 'visitor-badge',
    title: 'Badge',
    variables: { naam, dagen, badge },
    content: (language, values) =>
      visitorEmails[language].badgeReady(values.naam, [values.dagen], '', values.badge),
  }),
  mailText({
    ...common,
    name: 'visitor-withdrawn',
    title: 'Afgemeld',
    variables: { naam },
    content: (language, values) => visitorEmails[language].visitWithdrawn(values.naam),
  }),
  mailText({
    ...common,
    name: 'visitor-cancelled',
    title: 'Aanmelding geannuleerd',
    variables: {},
    content: (language) => visitorEmails[language].visitCancelled(),
  }),
  mailText({
    ...common,
    name: 'visitor-crew',
    title: 'Link voor wie badges scant',
    languages: ['nl'],
    variables: { naam },
    content: (_language, values) => crewLink(values.naam, ''),
  }),
];
