import { orderForm } from 'beursvloer-domain/orders';
import type { FormValues } from 'beursvloer-domain/forms';
import type { OrderTotal } from 'beursvloer-domain/prices';
import { copyOf, priceCopy, type CopyWords } from '../platform/forms/submissions/copy';
import type { Answer } from '../platform/forms/submissions/store';
import type { EmailContent } from '../platform/mail/layout';

/** Everything about an order that people read. */
export interface PlacedOrder {
  values: FormValues;
  order: OrderTotal;
  namesIn: (language: string) => (code: string) => string;
}

/** The prices of an order, then everything that the exhibitor filled in. */
export function orderCopy({ values, order, namesIn }: PlacedOrder, language: string): Answer[] {
  const nameOf = (code: string) => `${code} ${namesIn(language)(code)}`;
  return [...priceCopy(order, nameOf, language), ...copyOf(orderForm, values, orderWords(language))];
}

/** For who ordered, in the language of the page. */
export function orderForExhibitor(placed: PlacedOrder, language: string, receipt: string): EmailContent {
  const words = language === 'en' ? english : dutch;
  return {
    language: language === 'en' ? 'en' : 'nl',
    subject: `${words.subject} (${receipt})`,
    greeting: words.greeting,
    paragraphs: [`${words.received} ${receipt}.`, words.below, words.next],
    details: orderCopy(placed, language),
    notes: [words.notYou],
  };
}

/** For the organiser. */
export function orderForOrganiser(placed: PlacedOrder, receipt: string): EmailContent {
  const { company } = placed.values;
  const name = typeof company === 'string' ? company.replace(/\s+/g, ' ').trim() : '';
  return {
    subject: `Bestelling van ${name} (${receipt})`,
    greeting: 'Goedendag,',
    paragraphs: [`Er is een bestelling van adverteren en signing binnengekomen, onder nummer ${receipt}.`],
    details: orderCopy(placed, 'nl'),
    notes: [
      'Beantwoord deze mail om te antwoorden aan wie bestelde.',
      'De bestelling staat in de werklijst van het beheer, met de bestanden.',
    ],
  };
}

export const orderWords = (language: string): CopyWords => (language === 'en' ? english.form : dutch.form);

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
