import { definitionFaults, ruleNameOf, type DefinitionFault } from 'beursvloer-domain/forms';
import type { StoredForm } from './definition';
import { faultTexts, recipientFaultTexts } from './texts';

export interface EditorFault {
  path: string[];
  message: string;
}

interface Recipient {
  field?: string | null;
  value?: string | null;
}

/** The part of the admin's form that shows each fault. Others belong to the field as a whole, at its name. */
const places: Readonly<Partial<Record<DefinitionFault['code'], string>>> = {
  'no-options': 'options',
  'same-option': 'options',
  'unknown-rule': 'rules',
  'same-rule': 'rules',
  'bad-arguments': 'rules',
  'limits-crossed': 'rules',
  'rule-needs-files': 'rules',
  'condition-on-itself': 'showField',
  'condition-in-circle': 'showField',
  'condition-unreachable': 'showValue',
};

export function faultsOf(form: StoredForm, recipients: readonly Recipient[]): EditorFault[] {
  const faults = definitionFaults(form).map((fault) => ({
    path: fault.code === 'no-fields' ? ['fields'] : pathOf(fault, form),
    message: faultTexts[fault.code]({ field: fault.field, rule: called(fault) }),
  }));
  return [...faults, ...recipients.flatMap((recipient, at) => recipientFaults(recipient, at, form))];
}

function pathOf(fault: DefinitionFault, { fields }: StoredForm): string[] {
  const named = fields.flatMap(({ name }, at) =>
    name.toLowerCase() === fault.field.toLowerCase() ? [at] : [],
  );
  // The last one of that name is the one too many.
  const at = String(named.at(-1) ?? 0);
  const place = fault.code === 'unknown-field' ? (fault.rule ? 'rules' : 'showField') : places[fault.code];
  if (place !== 'rules') return ['fields', at, place ?? 'name'];
  const rules = fields[Number(at)]?.rules ?? [];
  const rule = rules.findLastIndex(({ name }) => name === fault.rule);
  return ['fields', at, 'rules', String(Math.max(rule, 0)), 'values'];
}

function recipientFaults({ field, value }: Recipient, at: number, { fields }: StoredForm): EditorFault[] {
  if (!field) return [];
  const asked = fields.find(({ name }) => name === field);
  if (!asked)
    return [{ path: ['recipients', String(at), 'field'], message: recipientFaultTexts.unknownField(field) }];
  const options = asked.options ?? [];
  if (value && (options.length === 0 || options.includes(value))) return [];
  const message = recipientFaultTexts.unreachable(field);
  return [{ path: ['recipients', String(at), 'value'], message }];
}

function called({ rule }: DefinitionFault): string {
  return Object.entries(ruleNameOf).find(([, name]) => name === rule)?.[0] ?? rule ?? '';
}
