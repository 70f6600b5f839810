import type { CopyWords } from '../platform/forms/submissions/copy';
import type { EmailContent } from '../platform/mail/layout';
import { mailText, type MailText } from '../platform/mail/own-texts/mail-texts';

export const orderLabels = {
  form: 'Adverteren en signing',
  owned: 'Een bestelling die u hebt gedaan',
  retainedBecause: 'De wet verplicht ons bestellingen zeven jaar te bewaren.',
  permissions: {
    name: 'Bestellingen',
    actions: { read: 'Zien', update: 'Wijzigen', export: 'Downloaden als lijst' },
  },
} as const;

export const orderToday = {
  nieuw: (count: number) => (count === 1 ? '1 nieuwe bestelling' : `${count} nieuwe bestellingen`),
  'in behandeling': (count: number) =>
    count === 1 ? '1 bestelling in behandeling' : `${count} bestellingen in behandeling`,
} as const;

export const orderErrors = {
  pricesChanged: 'De prijzen zijn gewijzigd.',
  outOfStock: (item: string) => `${item} is uitverkocht.`,
  tooFew: (item: string, left: number) => `Van ${item} ${left === 1 ? 'is' : 'zijn'} er nog ${left}.`,
} as const;

export const organiserMail = {
  subject: (company: string, receipt: string) => `Bestelling van ${company} (${receipt})`,
  greeting: 'Goedendag,',
  received: (receipt: string) =>
    `Er is een bestelling van adverteren en signing binnengekomen, onder nummer ${receipt}.`,
  notes: [
    'Beantwoord deze mail om te antwoorden aan wie bestelde.',
    'De bestelling staat in de werklijst van het beheer, met de bestanden.',
  ],
};

const dutch = {
  form: {
    labels: {
      company: 'Organisatie',
      contactName: 'Contactpersoon',
      email: 'E-mailadres',
      phone: 'Telefoon',
      purchaseReference: 'Inkoopnummer',
      artwork: 'Bestanden',
      remark: 'Opmerking',
      accepted: 'Akkoord met de voorwaarden',
    },
    options: { yes: 'Ja' },
  },
  subject: 'Uw bestelling van adverteren en signing',
  greeting: 'Goedendag,',
  received: 'Wij hebben uw bestelling ontvangen, onder nummer',
  below: 'Hieronder staat wat u hebt besteld.',
  next: 'Binnen twee werkdagen krijgt u antwoord. Van drukwerk krijgt u een proef: zonder uw akkoord daarop maken wij niets. U betaalt per factuur.',
  notYou: 'Hebt u niets besteld? Beantwoord dan deze mail, of bel ons.',
};

const english: typeof dutch = {
  form: {
    labels: {
      company: 'Organisation',
      contactName: 'Contact person',
      email: 'E-mail address',
      phone: 'Phone',
      purchaseReference: 'Purchase reference',
      artwork: 'Files',
      remark: 'Remark',
      accepted: 'Agreed to the conditions',
    },
    options: { yes: 'Yes' },
  },
  subject: 'Your order of advertising and signing',
  greeting: 'Good day,',
  received: 'We have received your order, under number',
  below: 'Below is what you ordered.',
  next: 'You get an answer within two working days. Of printed matter you get a proof: without your approval of it we make nothing. You pay by invoice.',
  notYou: 'Did you not order anything? Then please reply to this e-mail, or call us.',
};

const wordsIn = (language: string) => (language === 'en' ? english : dutch);
export const orderWords = (language: string): CopyWords => wordsIn(language).form;

/** The mail to who ordered. @param details the order, as it was sent */
export function orderMail(
  language: string,
  receipt: string,
  details: { label: string; text: string }[],
): EmailContent {
  const words = wordsIn(language);
  return {
    language: language === 'en' ? 'en' : 'nl',
    subject: `${words.subject} (${receipt})`,
    greeting: words.greeting,
    paragraphs: [`${words.received} ${receipt}.`, words.below, words.next],
    details,
    notes: [words.notYou],
    template: { name: 'order', variables: { nummer: receipt } },
  };
}

export const orderMailTexts: readonly MailText[] = [
  mailText({
    name: 'order',
    title: 'Bevestiging van een bestelling',
    group: 'Standhouders',
    languages: ['nl', 'en'],
    variables: {
      nummer: { label: 'Het nummer van de bestelling', sample: { nl: 'ABCD-1234', en: 'ABCD-1234' } },
    },
    content: (language, { nummer }) =>
      orderMail(language, nummer, [{ label: wordsIn(language).form.labels.company, text: 'De Vries & Zn.' }]),
  }),
];
