import { contractForm, contractOptions } from 'beursvloer-domain/contracts';
import type { FormValues } from 'beursvloer-domain/forms';
import type { OrderTotal } from 'beursvloer-domain/prices';
import { copyOf, maskIban, priceCopy } from '../platform/forms/submissions/copy';
import type { Answer } from '../platform/forms/submissions/store';
import type { EmailContent } from '../platform/mail/layout';
import { contractWords } from './form-texts';
import type { FairLists } from './contract-lists';
import type { StandOffer } from './stand-offer';
import { contractMail, organiserMail } from './texts';

export interface Signed {
  values: FormValues;
  total: OrderTotal;
  offer: StandOffer;
  lists: FairLists;
  statements: readonly string[];
  typedName: string;
  rulesVersion: string;
  signedAt: number;
  hash: string;
}

export function contractCopy(signed: Signed, language: string): Answer[] {
  const { offer, values, total, statements, typedName, rulesVersion, signedAt, hash } = signed;
  const words = contractWords(language);
  const nameOf = offer.namesIn(language);
  const codes = [...offer.prices.kinds, ...offer.prices.buildings].map(({ code }) => code);
  const options = {
    ...words.options,
    ...signed.lists.namesIn(language),
    ...Object.fromEntries(codes.map((code) => [code, nameOf(code)])),
  };
  const form = contractForm(contractOptions(offer.prices, signed.lists.chosenFrom));
  const moment = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'nl-NL', {
    timeZone: 'Europe/Amsterdam',
    dateStyle: 'long',
    timeStyle: 'medium',
  });
  return [
    ...copyOf(form, values, { labels: words.labels, options }),
    ...priceCopy(total, (code) => (code === 'registration' ? words.registration : nameOf(code)), language),
    { label: words.rules, text: rulesVersion },
    { label: words.statements, text: statements.join('\n') },
    { label: words.signed, text: `${typedName}\n${moment.format(signedAt)}` },
    { label: words.hash, text: hash },
  ];
}

const ibanOf = ({ iban }: FormValues): string => (typeof iban === 'string' ? iban : '');

export const copyForExhibitor = (signed: Signed, language: string, receipt: string): EmailContent =>
  contractMail(language, receipt, maskIban(contractCopy(signed, language), ibanOf(signed.values)));

export function copyForOrganiser(signed: Signed, receipt: string): EmailContent {
  const { company } = signed.values;
  return {
    subject: organiserMail.subject(oneLine(company), receipt),
    greeting: organiserMail.greeting,
    paragraphs: [organiserMail.received(receipt)],
    details: maskIban(contractCopy(signed, 'nl'), ibanOf(signed.values)),
    notes: organiserMail.notes,
  };
}

const oneLine = (text: FormValues[string]) =>
  typeof text === 'string' ? text.replace(/\s+/g, ' ').trim().slice(0, 120) : '';
