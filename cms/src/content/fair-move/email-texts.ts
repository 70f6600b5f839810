import type { EmailContent, MailLanguage } from '../../platform/mail/layout';
import { mailText, type MailText } from '../../platform/mail/own-texts/mail-texts';

interface Moved {
  language: MailLanguage;
  /** All days of the fair, in words. */
  days: string;
  place: string;
  /** Of somebody who is registered: their own days, in words, and the page with their registration. */
  visit: { days: string; url: string } | null;
}

/** To who is registered, or has a place at a session. Without a name: not all of them have confirmed their address. */
export function fairMoved({ language, days, place, visit }: Moved): EmailContent {
  const template = { name: 'fair-moved', variables: { dagen: days, plaats: place } };
  return language === 'en'
    ? {
        language,
        template,
        subject: 'The fair has moved',
        greeting: 'Hello,',
        paragraphs: [
          `The fair has other days or another venue. It is now on ${days}, at ${place}.`,
          'Does that not suit you? Then withdraw, or choose other days.',
        ],
        ...(visit && {
          button: { label: 'To my registration', url: visit.url },
          notes: [
            `You are registered for ${visit.days}. Your badge keeps its code.`,
            'Do not give this link to others: whoever has it can change your registration.',
          ],
        }),
      }
    : {
        template,
        subject: 'De beurs is verplaatst',
        greeting: 'Goedendag,',
        paragraphs: [
          `De beurs heeft andere dagen of een andere locatie. Zij is nu op ${days}, in ${place}.`,
          'Schikt dat niet? Meld u dan af, of kies andere dagen.',
        ],
        ...(visit && {
          button: { label: 'Naar mijn aanmelding', url: visit.url },
          notes: [
            `U bent aangemeld voor ${visit.days}. De code van uw badge blijft dezelfde.`,
            'Geef deze link niet aan anderen: wie hem heeft, kan uw aanmelding wijzigen.',
          ],
        }),
      };
}

export const moveMailTexts: readonly MailText[] = [
  mailText({
    name: 'fair-moved',
    title: 'De beurs is verplaatst',
    group: 'Bezoekers',
    languages: ['nl', 'en'],
    variables: {
      dagen: {
        label: 'De dagen van de beurs',
        sample: { nl: 'di 9 feb 2027 en wo 10 feb 2027', en: 'Tue 9 Feb 2027 and Wed 10 Feb 2027' },
      },
      plaats: {
        label: 'De locatie en haar plaats',
        sample: { nl: 'De Hal, Meerdam', en: 'De Hal, Meerdam' },
      },
    },
    content: (language, { dagen, plaats }) =>
      fairMoved({ language, days: dagen, place: plaats, visit: null }),
  }),
];
