import type { ArgumentKind } from './rules/rule.js';
import { isDate } from './rules/dates.js';
import { fileRules } from './rules/files.js';
import { isRuleName, rules } from './rules/index.js';
import { numberOf } from './rules/rule.js';
import type { RuleUse } from './validate.js';

export const fieldKinds = [
  'text',
  'longText',
  'email',
  'phone',
  'number',
  'date',
  'choice',
  'choices',
  'select',
  'consent',
  'file',
  'hidden',
] as const;
/** `password` is for forms in code only: what editors collect is stored and mailed. */
export type FieldKind = (typeof fieldKinds)[number] | 'password';

export interface FieldDefinition {
  /** Letters, digits and hyphens; it is also the name in what is sent. */
  name: string;
  kind: FieldKind;
  rules: readonly RuleUse[];
  /** Choices, for `choice`, `choices` and `select`. */
  options?: readonly string[];
  /** The field is asked only when another has this value, or one of these, or has it among its choices. */
  showWhen?: { field: string; is: string | readonly string[] };
}

export interface FormDefinition {
  fields: readonly FieldDefinition[];
}

/** The code names the message in the admin. */
export interface DefinitionFault {
  field: string;
  code:
    | 'no-fields'
    | 'bad-name'
    | 'reserved-name'
    | 'same-name'
    | 'no-options'
    | 'same-option'
    | 'unknown-rule'
    | 'same-rule'
    | 'bad-arguments'
    | 'limits-crossed'
    | 'rule-needs-files'
    | 'unknown-field'
    | 'condition-on-itself'
    | 'condition-in-circle'
    | 'condition-unreachable';
  rule?: string;
}

const choiceKinds: readonly FieldKind[] = ['choice', 'choices', 'select'];
const maxNameLength = 40;

/** Names that the form's own hidden fields have. */
export const reservedNames: readonly string[] = [
  'form',
  'captcha',
  'sleutel',
  'begonnen',
  'controleveld',
  'mens',
];

/**
 * Faults that keep an editor from saving: no visitor could fill such a form in. Empty for a form that is
 * right.
 */
export function definitionFaults({ fields }: FormDefinition): DefinitionFault[] {
  if (fields.length === 0) return [{ field: '', code: 'no-fields' }];
  return fields.flatMap((field, index) => [
    ...nameFaults(field, fields.slice(0, index)),
    ...optionFaults(field),
    ...ruleFaults(field, fields),
    ...conditionFaults(field, fields),
  ]);
}

function nameFaults({ name }: FieldDefinition, before: readonly FieldDefinition[]): DefinitionFault[] {
  if (!/^[a-z][a-z0-9-]*$/i.test(name) || name.length > maxNameLength)
    return [{ field: name, code: 'bad-name' }];
  if (reservedNames.includes(name.toLowerCase())) return [{ field: name, code: 'reserved-name' }];
  // Capitals make no other name: two such fields would look alike in every table.
  const isTaken = before.some((other) => other.name.toLowerCase() === name.toLowerCase());
  return isTaken ? [{ field: name, code: 'same-name' }] : [];
}

function optionFaults({ name, kind, options = [] }: FieldDefinition): DefinitionFault[] {
  if (!choiceKinds.includes(kind)) return [];
  if (options.filter((option) => option.trim() !== '').length < options.length || options.length === 0)
    return [{ field: name, code: 'no-options' }];
  return new Set(options).size < options.length ? [{ field: name, code: 'same-option' }] : [];
}

function ruleFaults(field: FieldDefinition, fields: readonly FieldDefinition[]): DefinitionFault[] {
  const names = field.rules.map((use) => use.name);
  return field.rules
    .flatMap((use, index): DefinitionFault[] => {
      const at = { field: field.name, rule: use.name };
      if (!isRuleName(use.name)) return [{ ...at, code: 'unknown-rule' }];
      if (names.indexOf(use.name) < index) return [{ ...at, code: 'same-rule' }];
      if (Object.hasOwn(fileRules, use.name) && field.kind !== 'file')
        return [{ ...at, code: 'rule-needs-files' }];
      const faults = argumentFaults(use, fields);
      return faults === null ? [] : [{ ...at, code: faults }];
    })
    .concat(limitFaults(field));
}

/** Null when the arguments are right. */
function argumentFaults(
  { name, args = [] }: RuleUse,
  fields: readonly FieldDefinition[],
): DefinitionFault['code'] | null {
  const rule = rules[name];
  const least = rule.args.length - (rule.optional ?? 0);
  if (args.length < least || (!rule.isOpenEnded && args.length > rule.args.length)) return 'bad-arguments';
  for (const [index, arg] of args.entries()) {
    const kind = rule.args[Math.min(index, rule.args.length - 1)];
    if (kind === 'field' && !fields.some((field) => field.name === arg)) return 'unknown-field';
    if (kind === undefined || !fitsKind(arg, kind)) return 'bad-arguments';
  }
  const [first, second] = args;
  if (first === undefined || second === undefined || rule.args.length !== 2) return null;
  return isBelow(second, first, rule.args[0]) ? 'limits-crossed' : null;
}

function fitsKind(arg: string, kind: ArgumentKind): boolean {
  if (typeof kind !== 'string') return kind.includes(arg);
  switch (kind) {
    case 'count':
      return /^\d{1,9}$/.test(arg);
    case 'number':
      return numberOf(arg) !== null;
    case 'date':
      return arg === 'today' || isDate(arg);
    case 'field':
    case 'text':
      return arg !== '';
  }
}

function isBelow(arg: string, other: string, kind: ArgumentKind | undefined): boolean {
  if (kind === 'date') return isDate(arg) && isDate(other) && arg < other;
  return Number(arg) < Number(other);
}

/** A highest number below a lowest, a last day before a first: nothing could satisfy both rules. */
function limitFaults({ name, rules: uses }: FieldDefinition): DefinitionFault[] {
  const first = (rule: string) => uses.find((use) => use.name === rule)?.args?.[0];
  const pairs = [
    ['min', 'max', 'number'],
    ['date_after', 'date_before', 'date'],
    ['date_after', 'date_before_or_equal', 'date'],
    ['date_after_or_equal', 'date_before', 'date'],
    ['date_after_or_equal', 'date_before_or_equal', 'date'],
  ] as const;
  return pairs.flatMap(([lower, upper, kind]) => {
    const [low, high] = [first(lower), first(upper)];
    const isCrossed = low !== undefined && high !== undefined && isBelow(high, low, kind);
    return isCrossed ? [{ field: name, code: 'limits-crossed', rule: upper } as const] : [];
  });
}

function conditionFaults(field: FieldDefinition, fields: readonly FieldDefinition[]): DefinitionFault[] {
  const { name, showWhen } = field;
  if (!showWhen) return [];
  if (showWhen.field === name) return [{ field: name, code: 'condition-on-itself' }];
  const other = fields.find((candidate) => candidate.name === showWhen.field);
  if (!other) return [{ field: name, code: 'unknown-field' }];
  if (isInCircle(field, fields)) return [{ field: name, code: 'condition-in-circle' }];
  const values = typeof showWhen.is === 'string' ? [showWhen.is] : showWhen.is;
  const cannotBe = choiceKinds.includes(other.kind) && !values.every((is) => other.options?.includes(is));
  return cannotBe || values.length === 0 || values.includes('')
    ? [{ field: name, code: 'condition-unreachable' }]
    : [];
}

function isInCircle(field: FieldDefinition, fields: readonly FieldDefinition[]): boolean {
  const seen = new Set<string>();
  for (let next = field.showWhen?.field; next !== undefined;) {
    if (next === field.name) return true;
    if (seen.has(next)) return false;
    seen.add(next);
    next = fields.find(({ name }) => name === next)?.showWhen?.field;
  }
  return false;
}
