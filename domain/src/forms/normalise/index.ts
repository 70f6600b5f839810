import { compactIban, formatIban } from '../../numbers/iban.js';
import { compactKvkNumber } from '../../numbers/dutch.js';
import { formatPostcode } from '../../numbers/postcodes.js';
import { compactVatNumber } from '../../numbers/vat/index.js';
import type { FieldDefinition } from '../definition.js';
import { countryOf } from '../rules/dutch.js';
import { rules, type RuleName } from '../rules/index.js';
import type { RuleContext } from '../rules/rule.js';
import type { FormValues } from '../values.js';
import { normaliseEmail } from './email.js';
import { normaliseNumber } from './numbers.js';
import { normalisePhone } from './phone.js';
import { plainCharacters, trimBlank } from './clean-text.js';
import { normaliseWebAddress } from './web-address.js';

type Normaliser = (text: string, args: readonly string[], context: RuleContext) => string;

const normalisers: Readonly<Partial<Record<RuleName, Normaliser>>> = {
  email: normaliseEmail,
  phone: normalisePhone,
  url: normaliseWebAddress,
  number: normaliseNumber,
  iban: (text) =>
    compactIban(
      plainCharacters(text)
        .replace(/^iban[ :.]*/i, '')
        .replace(/[.-]/g, ''),
    ),
  kvk: (text) => compactKvkNumber(plainCharacters(text)),
  btw: (text, [field], context) => compactVatNumber(plainCharacters(text), countryOf(context, field)),
  postcode: (text, [field], context) => formatPostcode(plainCharacters(text), countryOf(context, field)),
};

/** Longer than anything that these rules accept. */
const maxLength = 4096;

const ruleOfKind: Readonly<Partial<Record<FieldDefinition['kind'], RuleName>>> = {
  email: 'email',
  phone: 'phone',
  number: 'number',
};

/**
 * Rewrites a visitor's text only where that makes it pass the rule about its notation. Rules do not become
 * less strict; a wrong text comes back trimmed only.
 * @param values of the form, for a rule that looks at another field
 */
export function normaliseValue(
  { name: field, kind, rules: uses }: Pick<FieldDefinition, 'name' | 'kind' | 'rules'>,
  text: string,
  values: FormValues,
): string {
  const trimmed = trimBlank(text);
  if (trimmed === '' || trimmed.length > maxLength) return trimmed;
  const { name, args = [] } = useOf(kind, uses) ?? {};
  // No rule about how something is written asks for the day.
  const context = { name: field, values, today: '' };
  const normalised = name && normalisers[name]?.(trimmed, args, context);
  return name && normalised !== undefined && rules[name].check(normalised, args, context)
    ? normalised
    : trimmed;
}

function useOf(kind: FieldDefinition['kind'], uses: FieldDefinition['rules']) {
  const name = ruleOfKind[kind];
  return uses.find((use) => Object.hasOwn(normalisers, use.name)) ?? (name && { name });
}

/** A stored value as its field shows it to who typed it: with the decimal sign that they used, an IBAN in groups of four. */
export function shownValue(
  { kind, rules: uses }: Pick<FieldDefinition, 'kind' | 'rules'>,
  value: string,
  typed: string,
): string {
  const rule = useOf(kind, uses)?.name;
  if (rule === 'iban' && rules.iban.check(value, [], { name: '', values: {}, today: '' }))
    return formatIban(value);
  const hasComma = rule === 'number' && typed.lastIndexOf(',') > typed.lastIndexOf('.');
  return hasComma ? value.replace('.', ',') : value;
}
