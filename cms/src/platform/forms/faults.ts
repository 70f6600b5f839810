import { definitionFaults, ruleNameOf, type DefinitionFault } from 'beursvloer-domain/forms';
import type { StoredForm } from './definition';

/** A fault for an editor to mend, at its path in the admin's form. */
export interface EditorFault {
  path: string[];
  message: string;
}

interface Recipient {
  field?: string | null;
  value?: string | null;
}

type Words = (fault: DefinitionFault) => string;

const words: Readonly<Record<DefinitionFault['code'], Words>> = {
  'no-fields': () => 'Een formulier heeft minstens één veld.',
  'bad-name': ({ field }) =>
    `Het kenmerk “${field}” kan niet: begin met een letter en gebruik alleen letters, cijfers en streepjes, hoogstens 40.`,
  'reserved-name': ({ field }) => `Het kenmerk “${field}” gebruikt het formulier zelf. Kies een ander.`,
  'same-name': ({ field }) =>
    `Er is al een veld met het kenmerk “${field}”. Ook hoofdletters maken geen verschil.`,
  'no-options': ({ field }) => `Het veld “${field}” heeft keuzes nodig, en geen lege keuzes.`,
  'same-option': ({ field }) => `Het veld “${field}” heeft twee keer dezelfde keuze.`,
  'unknown-rule': ({ field }) => `Het veld “${field}” heeft een regel die niet bestaat.`,
  'same-rule': (fault) => `Het veld “${fault.field}” heeft de regel “${called(fault)}” twee keer.`,
  'bad-arguments': (fault) =>
    `De waarden van de regel “${called(fault)}” bij het veld “${fault.field}” kloppen niet: schrijf één waarde per regel.`,
  'limits-crossed': (fault) =>
    `Bij het veld “${fault.field}” ligt de bovengrens onder de ondergrens (regel “${called(fault)}”).`,
  'rule-needs-files': (fault) =>
    `De regel “${called(fault)}” past alleen bij een veld van de soort Bestand, niet bij “${fault.field}”.`,
  'unknown-field': ({ field }) => `Het veld “${field}” verwijst naar een veld dat er niet is.`,
  'condition-on-itself': ({ field }) =>
    `Het veld “${field}” wordt getoond als het zelf iets is: kies een ander veld.`,
  'condition-in-circle': ({ field }) => `De voorwaarden rond het veld “${field}” draaien in een kring rond.`,
  'condition-unreachable': ({ field }) =>
    `Het veld “${field}” wordt nooit getoond: het andere veld kan deze waarde niet hebben.`,
};

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

/** Everything that keeps a form from being saved. */
export function faultsOf(form: StoredForm, recipients: readonly Recipient[]): EditorFault[] {
  const faults = definitionFaults(form).map((fault) => ({
    path: fault.code === 'no-fields' ? ['fields'] : pathOf(fault, form),
    message: words[fault.code](fault),
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
    return [
      { path: ['recipients', String(at), 'field'], message: `Er is geen veld met het kenmerk “${field}”.` },
    ];
  const options = asked.options ?? [];
  if (value && (options.length === 0 || options.includes(value))) return [];
  const message = `Het veld “${field}” kan deze waarde niet hebben: deze ontvanger zou nooit mail krijgen.`;
  return [{ path: ['recipients', String(at), 'value'], message }];
}

function called({ rule }: DefinitionFault): string {
  return Object.entries(ruleNameOf).find(([, name]) => name === rule)?.[0] ?? rule ?? '';
}
