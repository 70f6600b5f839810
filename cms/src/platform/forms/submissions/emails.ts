import type { FormValues } from 'beursvloer-domain/forms';
import type { EmailContent } from '../../mail/layout';
import type { StoredForm } from '../definition';
import type { PublishedForm } from './published-form';

/** The answers that were given, as people read them: the words of the choices, not their values. */
export function answersOf(form: StoredForm, values: FormValues): { label: string; text: string }[] {
  return form.fields.flatMap(({ name, label, optionLabels }) => {
    const value = values[name];
    const texts = (typeof value === 'string' ? [value] : (value ?? [])).map((item) =>
      typeof item === 'string' ? (own(optionLabels, item) ?? item) : item.name,
    );
    const text = texts.filter((item) => item.trim() !== '').join('\n');
    return text === '' ? [] : [{ label, text }];
  });
}

const own = (labels: Readonly<Record<string, string>>, value: string) =>
  Object.hasOwn(labels, value) ? labels[value] : undefined;

/** For those who answer: everything that was filled in. */
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

/**
 * For the sender. Nothing in it was written by a visitor: whoever fills in somebody else's address cannot write to them
 * through us.
 */
export function confirmation(form: PublishedForm, receipt: string, language: string): EmailContent {
  const words = language === 'en' ? english : dutch;
  const text = form.confirmationMailText ?? form.confirmationText ?? '';
  return {
    language: language === 'en' ? 'en' : 'nl',
    subject: oneLine(form.confirmationMailSubject) || words.subject,
    greeting: words.greeting,
    paragraphs: [
      ...text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
      `${words.receipt} ${receipt}.`,
    ].filter((paragraph) => paragraph !== ''),
    notes: [words.notYou],
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

/** A subject is one line, whatever was pasted into its field. */
function oneLine(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
