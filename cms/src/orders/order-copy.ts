import { orderForm } from 'beursvloer-domain/orders';
import type { FormValues } from 'beursvloer-domain/forms';
import type { OrderTotal } from 'beursvloer-domain/prices';
import { copyOf, priceCopy } from '../platform/forms/submissions/copy';
import type { Answer } from '../platform/forms/submissions/store';
import type { EmailContent } from '../platform/mail/layout';
import { orderMail, orderWords, organiserMail } from './texts';

export interface PlacedOrder {
  values: FormValues;
  order: OrderTotal;
  namesIn: (language: string) => (code: string) => string;
}

export function orderCopy({ values, order, namesIn }: PlacedOrder, language: string): Answer[] {
  const nameOf = (code: string) => `${code} ${namesIn(language)(code)}`;
  return [...priceCopy(order, nameOf, language), ...copyOf(orderForm, values, orderWords(language))];
}

export const orderForExhibitor = (placed: PlacedOrder, language: string, receipt: string): EmailContent =>
  orderMail(language, receipt, orderCopy(placed, language));

export function orderForOrganiser(placed: PlacedOrder, receipt: string): EmailContent {
  const { company } = placed.values;
  const name = typeof company === 'string' ? company.replace(/\s+/g, ' ').trim() : '';
  return {
    subject: organiserMail.subject(name, receipt),
    greeting: organiserMail.greeting,
    paragraphs: [organiserMail.received(receipt)],
    details: orderCopy(placed, 'nl'),
    notes: organiserMail.notes,
  };
}
