import type { EmailContent } from '../mail/layout';
import { mailText } from '../mail/own-texts/mail-texts';
import { paragraphsOf } from '../mail/paragraphs';
import type { OrganiserFields } from './organiser-fields/fields';
import type { FieldChange } from './organiser-fields/mail';
import type { PublishedForm } from './submissions/published-form';

export function notification(
  form: PublishedForm,
  answers: { label: string; text: string }[],
  { receipt, isTest, hasReplyTo }: { receipt: string; isTest: boolean; hasReplyTo: boolean },
): EmailContent {
  const subject = oneLine(form.mailSubject) || form.title;
  return {
    subject: `${isTest ? 'TEST: ' : ''}${subject} (${receipt})`,
    greeting: isTest ? 'Dit is een test.' : 'Goedendag,',
    paragraphs: [`Via het formulier “${form.title}” op de site kwam dit binnen, onder nummer ${receipt}.`],
    details: answers,
    notes: [
      ...(hasReplyTo ? ['Beantwoord deze mail om de afzender te antwoorden.'] : []),
      isTest
        ? 'Deze test staat niet in de werklijst en wordt vanzelf verwijderd.'
        : 'De inzending staat in de werklijst van het beheer.',
    ],
  };
}

const confirmationName = 'form-confirmation';

/**
 * For the sender. Nothing in it was written by a visitor: whoever fills in somebody else's address cannot write to them
 * through us.
 */
export function confirmation(
  form: Pick<PublishedForm, 'confirmationMailSubject' | 'confirmationMailText' | 'confirmationText'>,
  receipt: string,
  language: string,
): EmailContent {
  const words = language === 'en' ? english : dutch;
  const text = form.confirmationMailText ?? form.confirmationText ?? '';
  const subject = oneLine(form.confirmationMailSubject);
  return {
    language: language === 'en' ? 'en' : 'nl',
    subject: subject || words.subject,
    greeting: words.greeting,
    paragraphs: [...paragraphsOf(text), `${words.receipt} ${receipt}.`],
    notes: [words.notYou],
    template: {
      name: confirmationName,
      variables: { tekst: text, nummer: receipt },
      keeps: subject === '' ? [] : ['subject'],
    },
  };
}

const dutch = {
  subject: 'Wij hebben uw bericht ontvangen',
  greeting: 'Goedendag,',
  receipt: 'Uw bericht heeft nummer',
  notYou: 'Hebt u ons niets gestuurd? Dan heeft iemand anders uw adres ingevuld en hoeft u niets te doen.',
};
const english: typeof dutch = {
  subject: 'We have received your message',
  greeting: 'Good day,',
  receipt: 'Your message has number',
  notYou:
    'Did you not send us anything? Then somebody else filled in your address, and you need not do anything.',
};

export const formMailTexts = [
  mailText({
    name: confirmationName,
    title: 'Bevestiging van een formulier',
    group: 'Formulieren',
    languages: ['nl', 'en'],
    variables: {
      tekst: {
        label: 'De tekst die bij het formulier staat',
        sample: {
          nl: 'Bedankt voor uw bericht. U hoort binnen een week van ons.',
          en: 'Thank you for your message. You hear from us within a week.',
        },
      },
      nummer: { label: 'Het nummer van de inzending', sample: { nl: 'ABCD-1234', en: 'ABCD-1234' } },
    },
    content: (language, { tekst, nummer }) =>
      confirmation(
        { confirmationText: tekst, confirmationMailText: null, confirmationMailSubject: null },
        nummer,
        language,
      ),
  }),
];

/** A subject is one line, whatever was pasted into its field. */
function oneLine(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

export const changeReceipt = 'formulier';
export const siteItself = 'De site zelf';

export function changeMail(title: string, { from, to, isPublished }: FieldChange, by: string): EmailContent {
  const details = labels.flatMap(([label, read]) => {
    const [was, is] = [read(from), read(to)];
    return was === is ? [] : [{ label, text: `Was: ${was}\nIs nu: ${is}` }];
  });
  return {
    subject: `Gewijzigd: wie de inzendingen van “${oneLine(title)}” ziet`,
    greeting: 'Goedendag,',
    paragraphs: [
      `${by} heeft het formulier “${title}” gewijzigd. Dit formulier is of was alleen voor de organisator.`,
      isPublished
        ? 'De wijziging geldt nu. Wat al binnen was, ziet wie het al zag.'
        : 'De wijziging geldt zodra het formulier gepubliceerd is.',
    ],
    details,
    notes: [
      'U krijgt deze mail omdat u dit ook mag wijzigen. Klopt het niet? Zet het dan terug in het beheer.',
    ],
  };
}

const labels: readonly [string, (fields: OrganiserFields) => string][] = [
  ['Alleen voor de organisator', ({ organiserOnly }) => (organiserOnly ? 'ja' : 'nee')],
  ['Ontvangers', ({ recipients }) => recipients.map(recipientText).join('\n') || 'het adres van de beurs'],
  ['Bewaartermijn in dagen', ({ retentionDays }) => String(retentionDays ?? 'niet ingevuld')],
];

const recipientText = ({ email, field, value }: OrganiserFields['recipients'][number]) =>
  field ? `${email} (als ${field} ${value} is)` : email;
