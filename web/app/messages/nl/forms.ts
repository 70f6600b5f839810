import {
  boundsOf,
  listed,
  readableDay,
  readableNumber,
  readableSize,
  type FailedField,
  type RuleMessages,
} from '../field-failure';

const locale = 'nl-NL';
const day = (text?: string) => readableDay(text, locale, 'vandaag');
const amount = (text: string) => readableNumber(text, locale);
const isList = ({ kind }: FailedField) => kind === 'choices' || kind === 'file';
const files = (count: number) => (count === 1 ? '1 bestand' : `${count} bestanden`);
const characters = (count: number) => (count === 1 ? '1 teken' : `${count} tekens`);
const things = ({ kind }: FailedField, count: number) =>
  kind === 'file' ? files(count) : kind === 'choices' ? `${count}` : characters(count);
const quoted = (args: readonly string[]) => args.map((arg) => `‘${arg}’`);
const letters = ({ args }: FailedField) => (args[0] === 'latin' ? 'letters zonder accenten' : 'letters');
const aLetter = ({ args }: FailedField) => (args[0] === 'latin' ? 'letter zonder accent' : 'letter');

function lengthMessage(field: FailedField): string {
  const { min, max } = boundsOf(field.args);
  const verb = isList(field) ? 'Kies er' : 'Gebruik';
  if (max === null) return `${verb} ten minste ${things(field, min)}.`;
  if (min === 0) return `${verb} ten hoogste ${things(field, max)}.`;
  if (min === max) return `${verb} precies ${things(field, min)}.`;
  return `${verb} ten minste ${min} en ten hoogste ${things(field, max)}.`;
}

function caseMessage(args: readonly string[], one: string, other: string): string {
  if (args[0] === 'allow_non_alpha') return `Gebruik geen ${other}.`;
  return args[0] === 'allow_numeric' ? `Gebruik alleen ${one} en cijfers.` : `Gebruik alleen ${one}.`;
}

const rules: RuleMessages = {
  // A label may be a question.
  required: ({ label }) =>
    label.endsWith('?') ? `Geef antwoord op de vraag: ${label}` : `${label} is verplicht.`,
  require_one: ({ label, args, labelOf }) =>
    `Vul ten minste één van deze velden in: ${listed([label, ...args.map(labelOf)], 'of')}.`,
  accepted: () => 'Vink dit aan om te kunnen versturen.',
  email: () => 'Vul een geldig e-mailadres in.',
  url: () => 'Voer een geldige URL in.',
  length: lengthMessage,
  confirm: ({ label, args, labelOf }) =>
    args[0] === undefined
      ? `${label} is niet twee keer hetzelfde.`
      : `${label} is niet hetzelfde als ${labelOf(args[0])}.`,
  matches: ({ args }) => `Vul ${listed(quoted(args), 'of')} in.`,
  is: ({ args }) => `Vul ${listed(quoted(args), 'of')} in.`,
  not: ({ args }) => `Vul iets anders in dan ${listed(quoted(args), 'of')}.`,
  starts_with: ({ label, args }) => `${label} moet beginnen met ${listed(quoted(args), 'of')}.`,
  ends_with: ({ label, args }) => `${label} moet eindigen op ${listed(quoted(args), 'of')}.`,
  alpha: (field) => `Gebruik alleen ${letters(field)}.`,
  alpha_spaces: (field) => `Gebruik alleen ${letters(field)} en spaties.`,
  alphanumeric: (field) => `Gebruik alleen ${letters(field)} en cijfers.`,
  contains_alpha: (field) => `Gebruik ten minste één ${aLetter(field)}.`,
  contains_alpha_spaces: (field) => `Gebruik ten minste één ${aLetter(field)} of spatie.`,
  contains_alphanumeric: (field) => `Gebruik ten minste één ${aLetter(field)} of cijfer.`,
  contains_lowercase: () => 'Gebruik ten minste één kleine letter.',
  contains_uppercase: () => 'Gebruik ten minste één hoofdletter.',
  contains_numeric: () => 'Gebruik ten minste één cijfer.',
  contains_symbol: () => 'Gebruik ten minste één leesteken of symbool.',
  lowercase: ({ args }) => caseMessage(args, 'kleine letters', 'hoofdletters'),
  uppercase: ({ args }) => caseMessage(args, 'hoofdletters', 'kleine letters'),
  symbol: () => 'Gebruik alleen leestekens en symbolen.',
  number: () => 'Vul een getal in, zoals 12 of 12,5.',
  min: (field) => {
    const [min = '1'] = field.args;
    if (isList(field)) return `Kies er ten minste ${things(field, Number(min))}.`;
    return `Vul een getal in van ten minste ${amount(min)}.`;
  },
  max: (field) => {
    const [max = '10'] = field.args;
    if (isList(field)) return `Kies er ten hoogste ${things(field, Number(max))}.`;
    return `Vul een getal in van ten hoogste ${amount(max)}.`;
  },
  between: (field) => {
    const { min, max } = boundsOf(field.args);
    if (isList(field)) return lengthMessage(field);
    return `Vul een getal in van ${amount(`${min}`)} tot en met ${amount(`${max ?? min}`)}.`;
  },
  date_after: ({ args }) => `Kies een datum na ${day(args[0])}.`,
  date_after_or_equal: ({ args }) => `Kies een datum op of na ${day(args[0])}.`,
  date_before: ({ args }) => `Kies een datum vóór ${day(args[0])}.`,
  date_before_or_equal: ({ args }) => `Kies een datum op of vóór ${day(args[0])}.`,
  date_between: ({ args }) => `Kies een datum van ${day(args[0])} tot en met ${day(args[1])}.`,
  date_format: ({ args: [format = 'YYYY-MM-DD'] }) =>
    `Schrijf de datum als ${format.toLowerCase().replace('yyyy', 'jjjj')}.`,
  maxFiles: ({ args }) => `Kies ten hoogste ${files(Number(args[0]))}.`,
  maxFileSize: ({ args }) =>
    `Kies bestanden van ten hoogste ${readableSize(Number(args[0]), locale)} per stuk.`,
  fileTypes: ({ args }) => `Kies alleen bestanden van de soort ${listed(args, 'of')}.`,
  iban: ({ args }) =>
    args[0] === 'sepa' ? 'Vul een geldig IBAN in uit een land van SEPA.' : 'Vul een geldig IBAN in.',
  phone: () => 'Vul een geldig telefoonnummer in.',
  postcode: ({ args }) =>
    args[0] === undefined
      ? 'Vul een geldige postcode in, zoals 1234 AB.'
      : 'Vul een geldige postcode in van het gekozen land, zoals 1234 AB in Nederland.',
  kvk: () => 'Vul een KvK-nummer van 8 cijfers in.',
  btw: ({ args }) =>
    args[0] === undefined
      ? 'Vul een geldig btw-nummer in, zoals NL000099998B57.'
      : 'Vul een geldig btw-nummer in van het gekozen land, zoals NL000099998B57.',
};

export const forms = {
  incomplete: 'Sorry, niet alle velden zijn correct ingevuld.',
  titlePrefix: 'Fout:',
  draft: 'We hebben uw concept op dit apparaat bewaard.',
  wipeDraft: 'Wissen',
  /** For sites where reCAPTCHA protects forms. */
  robots: {
    allow: 'Google mag nagaan of ik een robot ben',
    why: 'Dat gaat met reCAPTCHA: Google ziet dan uw apparaat en deze pagina. Zonder kunt u ook versturen; wij kijken het dan eerst na.',
  },
  /** The label of a field that has none, in a message. */
  unnamed: 'Field',
  fallback: 'This field is not valid.',
  rules,
};
