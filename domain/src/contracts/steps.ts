import type { FieldDefinition, FormDefinition, RuleUse } from '../forms/index.js';

/** The choices of a contract that come from the fair's own lists. */
export interface ContractLists {
  /** Slugs of the themes. */
  themes: readonly string[];
  /** Keys of the kinds of exhibitors; with none there is nothing to choose. */
  exhibitorKinds: readonly string[];
}

export interface ContractOptions extends ContractLists {
  standKinds: readonly string[];
  sizedKinds: readonly string[];
  buildings: readonly string[];
  /** Codes of the kinds that one of them has to be chosen for; none when there is nothing to choose. */
  builtKinds: readonly string[];
}

export const contractStepSlugs = [
  'organisatie',
  'contactpersonen',
  'aanbod',
  'stand',
  'profiel',
  'betaling',
] as const;
export type ContractStepSlug = (typeof contractStepSlugs)[number];

export function isContractStep(slug: string): slug is ContractStepSlug {
  return contractStepSlugs.some((known) => known === slug);
}

export interface ContractStep {
  slug: ContractStepSlug;
  form: FormDefinition;
}

const required: RuleUse = { name: 'required' };
const length = (min: number, max: number): RuleUse => ({ name: 'length', args: [String(min), String(max)] });

const line = (name: string, max = 120): FieldDefinition => ({
  name,
  kind: 'text',
  rules: [required, length(1, max)],
});
const optionalLine = (name: string, max = 120): FieldDefinition => ({
  name,
  kind: 'text',
  rules: [length(0, max)],
});
const email = (name: string): FieldDefinition => ({
  name,
  kind: 'email',
  rules: [required, { name: 'email' }],
});
const phone = (name: string): FieldDefinition => ({
  name,
  kind: 'phone',
  rules: [required, { name: 'phone' }],
});

/** Themes that one exhibitor may stand under: a list of all of them tells visitors nothing. */
export const maxThemes = 3;
const maxLogoKb = 5000;

export const contractDefaults = { country: 'NL', vatStatus: 'vat-number' } as const;

/** The countries that an exhibitor may be from, by their ISO codes: those from whose banks the fair can collect. */
export const contractCountries: readonly string[] = (
  'NL AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NO PL PT RO RS SE SI SK ' +
  'SM VA'
).split(' ');

const organisation: readonly FieldDefinition[] = [
  line('company'),
  { name: 'country', kind: 'select', options: contractCountries, rules: [required] },
  {
    name: 'kvk',
    kind: 'text',
    rules: [required, { name: 'kvk' }],
    showWhen: { field: 'country', is: 'NL' },
  },
  { name: 'vatStatus', kind: 'choice', options: ['vat-number', 'no-vat-number'], rules: [required] },
  {
    name: 'vatNumber',
    kind: 'text',
    rules: [required, { name: 'btw', args: ['country'] }],
    showWhen: { field: 'vatStatus', is: 'vat-number' },
  },
  line('street'),
  { name: 'postcode', kind: 'text', rules: [required, { name: 'postcode', args: ['country'] }] },
  line('place', 80),
];

const forOther = (field: FieldDefinition): FieldDefinition => ({
  ...field,
  showWhen: { field: 'standContact', is: 'other' },
});

const people: readonly FieldDefinition[] = [
  line('signatoryName'),
  line('signatoryRole'),
  email('signatoryEmail'),
  phone('signatoryPhone'),
  { name: 'standContact', kind: 'choice', options: ['signatory', 'other'], rules: [required] },
  forOther(line('contactName')),
  forOther(email('contactEmail')),
  forOther(phone('contactPhone')),
];

const presence = ({ themes, exhibitorKinds }: ContractOptions): readonly FieldDefinition[] => [
  ...(exhibitorKinds.length > 0
    ? [{ name: 'kind', kind: 'choice', options: exhibitorKinds, rules: [required] } as const]
    : []),
  {
    name: 'themes',
    kind: 'choices',
    options: themes,
    rules: [required, { name: 'max', args: [String(maxThemes)] }],
  },
];

/** `standFault` checks that size and way to build fit the kind: those limits are content. */
const stand = ({ standKinds, sizedKinds, buildings, builtKinds }: ContractOptions): FieldDefinition[] => [
  { name: 'standKind', kind: 'choice', options: standKinds, rules: [required] },
  ...only(sizedKinds, {
    name: 'squareMetres',
    kind: 'number',
    rules: [required, { name: 'number' }, { name: 'between', args: ['1', '10000'] }],
  }),
  ...only(builtKinds, { name: 'building', kind: 'choice', options: buildings, rules: [required] }),
  { name: 'standWishes', kind: 'longText', rules: [length(0, 1000)] },
];

const only = (kinds: readonly string[], field: FieldDefinition): FieldDefinition[] =>
  kinds.length === 0 ? [] : [{ ...field, showWhen: { field: 'standKind', is: kinds } }];

const profile: readonly FieldDefinition[] = [
  line('publicName', 80),
  { name: 'summary', kind: 'longText', rules: [required, length(20, 400)] },
  { name: 'webAddress', kind: 'text', rules: [{ name: 'url' }] },
  {
    name: 'logo',
    kind: 'file',
    rules: [
      { name: 'maxFiles', args: ['1'] },
      { name: 'maxFileSize', args: [String(maxLogoKb)] },
      { name: 'fileTypes', args: ['png', 'jpg', 'webp', 'svg'] },
    ],
  },
];

export const contractFileFields: readonly FieldDefinition[] = profile.filter(({ kind }) => kind === 'file');

const payment: readonly FieldDefinition[] = [
  email('invoiceEmail'),
  optionalLine('purchaseReference', 60),
  line('accountHolder', 70),
  { name: 'iban', kind: 'text', rules: [{ name: 'iban', args: ['sepa'] }] },
  { name: 'mandate', kind: 'consent', rules: [{ name: 'accepted' }] },
];

export function contractSteps(options: ContractOptions): readonly ContractStep[] {
  const fields: Readonly<Record<ContractStepSlug, readonly FieldDefinition[]>> = {
    organisatie: organisation,
    contactpersonen: people,
    aanbod: presence(options),
    stand: stand(options),
    profiel: profile,
    betaling: payment,
  };
  return contractStepSlugs.map((slug) => ({ slug, form: { fields: fields[slug] } }));
}

export function contractForm(options: ContractOptions): FormDefinition {
  return { fields: contractSteps(options).flatMap(({ form }) => form.fields) };
}

export const signatureForm: FormDefinition = {
  fields: [
    { name: 'rulesAccepted', kind: 'consent', rules: [{ name: 'accepted' }] },
    { name: 'authorised', kind: 'consent', rules: [{ name: 'accepted' }] },
    line('typedName'),
  ],
};
