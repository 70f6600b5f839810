import {
  boundsOf,
  listed,
  readableDay,
  readableNumber,
  readableSize,
  type FailedField,
  type RuleMessages,
} from '../field-failure';
import type { Messages } from '../nl';

const locale = 'en-GB';
const day = (text?: string) => readableDay(text, locale, 'today');
const amount = (text: string) => readableNumber(text, locale);
const isList = ({ kind }: FailedField) => kind === 'choices' || kind === 'file';
const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);
const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);
const things = ({ kind }: FailedField, count: number) =>
  kind === 'file' ? files(count) : kind === 'choices' ? `${count}` : characters(count);
const quoted = (args: readonly string[]) => args.map((arg) => `‘${arg}’`);
const letters = ({ args }: FailedField) => (args[0] === 'latin' ? 'letters without accents' : 'letters');
const aLetter = ({ args }: FailedField) => (args[0] === 'latin' ? 'letter without an accent' : 'letter');

function lengthMessage(field: FailedField): string {
  const { min, max } = boundsOf(field.args);
  const verb = isList(field) ? 'Choose' : 'Use';
  if (max === null) return `${verb} at least ${things(field, min)}.`;
  if (min === 0) return `${verb} at most ${things(field, max)}.`;
  if (min === max) return `${verb} exactly ${things(field, min)}.`;
  return `${verb} at least ${min} and at most ${things(field, max)}.`;
}

function caseMessage(args: readonly string[], one: string, other: string): string {
  if (args[0] === 'allow_non_alpha') return `Do not use ${other}.`;
  return args[0] === 'allow_numeric' ? `Use only ${one} and digits.` : `Use only ${one}.`;
}

const rules: RuleMessages = {
  // A label may be a question.
  required: ({ label }) =>
    label.endsWith('?') ? `Please answer the question: ${label}` : `${label} is required.`,
  require_one: ({ label, args, labelOf }) =>
    `Please fill in at least one of these fields: ${listed([label, ...args.map(labelOf)], 'or')}.`,
  accepted: () => 'Please tick this box to continue.',
  email: () => 'Please enter a valid e-mail address.',
  url: () => 'Please enter a valid URL.',
  length: lengthMessage,
  confirm: ({ label, args, labelOf }) =>
    args[0] === undefined
      ? `${label} is not the same both times.`
      : `${label} is not the same as ${labelOf(args[0])}.`,
  matches: ({ args }) => `Please enter ${listed(quoted(args), 'or')}.`,
  is: ({ args }) => `Please enter ${listed(quoted(args), 'or')}.`,
  not: ({ args }) => `Please enter something other than ${listed(quoted(args), 'or')}.`,
  starts_with: ({ label, args }) => `${label} must start with ${listed(quoted(args), 'or')}.`,
  ends_with: ({ label, args }) => `${label} must end with ${listed(quoted(args), 'or')}.`,
  alpha: (field) => `Use only ${letters(field)}.`,
  alpha_spaces: (field) => `Use only ${letters(field)} and spaces.`,
  alphanumeric: (field) => `Use only ${letters(field)} and digits.`,
  contains_alpha: (field) => `Use at least one ${aLetter(field)}.`,
  contains_alpha_spaces: (field) => `Use at least one ${aLetter(field)} or space.`,
  contains_alphanumeric: (field) => `Use at least one ${aLetter(field)} or digit.`,
  contains_lowercase: () => 'Use at least one small letter.',
  contains_uppercase: () => 'Use at least one capital.',
  contains_numeric: () => 'Use at least one digit.',
  contains_symbol: () => 'Use at least one punctuation mark or symbol.',
  lowercase: ({ args }) => caseMessage(args, 'small letters', 'capitals'),
  uppercase: ({ args }) => caseMessage(args, 'capitals', 'small letters'),
  symbol: () => 'Use only punctuation marks and symbols.',
  number: () => 'Please enter a number, such as 12 or 12.5.',
  min: (field) => {
    const [min = '1'] = field.args;
    if (isList(field)) return `Choose at least ${things(field, Number(min))}.`;
    return `Please enter a number of at least ${amount(min)}.`;
  },
  max: (field) => {
    const [max = '10'] = field.args;
    if (isList(field)) return `Choose at most ${things(field, Number(max))}.`;
    return `Please enter a number of at most ${amount(max)}.`;
  },
  between: (field) => {
    const { min, max } = boundsOf(field.args);
    if (isList(field)) return lengthMessage(field);
    return `Please enter a number from ${amount(`${min}`)} to ${amount(`${max ?? min}`)}.`;
  },
  date_after: ({ args }) => `Choose a date after ${day(args[0])}.`,
  date_after_or_equal: ({ args }) => `Choose a date on or after ${day(args[0])}.`,
  date_before: ({ args }) => `Choose a date before ${day(args[0])}.`,
  date_before_or_equal: ({ args }) => `Choose a date on or before ${day(args[0])}.`,
  date_between: ({ args }) => `Choose a date from ${day(args[0])} to ${day(args[1])}.`,
  date_format: ({ args: [format = 'YYYY-MM-DD'] }) => `Write the date as ${format.toLowerCase()}.`,
  maxFiles: ({ args }) => `Choose at most ${files(Number(args[0]))}.`,
  maxFileSize: ({ args }) => `Choose files of at most ${readableSize(Number(args[0]), locale)} each.`,
  fileTypes: ({ args }) => `Choose only files of the type ${listed(args, 'or')}.`,
  iban: ({ args }) =>
    args[0] === 'sepa' ? 'Please enter a valid IBAN of a SEPA country.' : 'Please enter a valid IBAN.',
  phone: () => 'Please enter a valid telephone number.',
  postcode: ({ args }) =>
    args[0] === undefined
      ? 'Please enter a valid Dutch postcode, such as 1234 AB.'
      : 'Please enter a valid postcode of the chosen country, such as 1234 AB in the Netherlands.',
  kvk: () => 'Please enter a Chamber of Commerce (KvK) number of 8 digits.',
  btw: ({ args }) =>
    args[0] === undefined
      ? 'Please enter a valid Dutch VAT number, such as NL000099998B57.'
      : 'Please enter a valid VAT number of the chosen country, such as NL000099998B57.',
};

export const forms: Messages['forms'] = {
  incomplete: 'Sorry, not all fields are filled in correctly.',
  titlePrefix: 'Error:',
  unnamed: 'Field',
  fallback: 'This field is not valid.',
  draft: 'We have kept your draft on this device.',
  wipeDraft: 'Wipe',
  robots: {
    allow: 'Google may check whether I am a robot',
    why: 'This uses reCAPTCHA: Google then sees your device and this page. You can send the form without it; we look at it first then.',
  },
  rules,
};
