import type { FormDefinition, FormValues } from 'beursvloer-domain/forms';
import type { OrderTotal } from 'beursvloer-domain/prices';
import { priceTexts } from '../texts';
import type { Answer } from './store';

export interface CopyWords {
  labels: Readonly<Record<string, string>>;
  options: Readonly<Record<string, string>>;
}

export function copyOf(form: FormDefinition, values: FormValues, { labels, options }: CopyWords): Answer[] {
  return form.fields.flatMap(({ name, kind }) => {
    const value = values[name];
    const texts = (typeof value === 'string' ? [value] : (value ?? [])).map((item) => {
      if (typeof item !== 'string') return item.name;
      if (kind === 'consent') return item === '' ? '' : (options.yes ?? item);
      const isChosen = kind === 'choice' || kind === 'choices' || kind === 'select';
      return isChosen && Object.hasOwn(options, item) ? (options[item] ?? item) : item;
    });
    const text = texts.filter((item) => item.trim() !== '').join('\n');
    return text === '' ? [] : [{ label: labels[name] ?? name, text }];
  });
}

export function priceCopy(
  { lines, rates, total }: OrderTotal,
  nameOf: (code: string) => string,
  language: string,
): Answer[] {
  const known = language === 'en' ? 'en' : 'nl';
  const words = priceTexts[known];
  const euros = (cents: number) => euroFormats[known].format(cents / 100);
  return [
    {
      label: words.price,
      text: lines
        .map(({ code, quantity, unitCents, net }) =>
          quantity === 1
            ? `${nameOf(code)}: ${euros(net)}`
            : `${nameOf(code)}: ${quantity} × ${euros(unitCents)} = ${euros(net)}`,
        )
        .join('\n'),
    },
    {
      label: words.total,
      text: [
        `${words.net}: ${euros(total.net)}`,
        ...rates.map(({ rate, vat }) => `${words.vat} ${rate}%: ${euros(vat)}`),
        `${words.gross}: ${euros(total.gross)}`,
      ].join('\n'),
    },
  ];
}

const euroFormats = {
  nl: new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
};

/** A bank account number of which only the last four signs can be read: mail is no place for a whole one. */
export function maskIban(answers: readonly Answer[], iban: string): Answer[] {
  if (iban.length <= 4) return [...answers];
  const masked = `${'•'.repeat(iban.length - 4)}${iban.slice(-4)}`;
  return answers.map(({ label, text }) => ({ label, text: text.replaceAll(iban, masked) }));
}
