import {
  contractCountries,
  contractOptions,
  contractSteps,
  signatureForm,
  type ContractLists,
  type ContractStepSlug,
} from 'beursvloer-domain/contracts';
import type { FieldDefinition } from 'beursvloer-domain/forms';
import { formName } from './paths';
import type { ExhibitorKind } from '../content/types/exhibitor-kind';
import type { StandOffer } from '../content/types/stand-offer';
import type { Theme } from '../content/types/theme';
import type { FormField, WordedForm } from '../form-engine/form';
import { contractFormTexts } from '../messages/contract-form';
import { messagesFor } from '../messages/messages';

type FieldWords = Readonly<Record<string, { label: string; help?: string }>>;
type OptionWords = Pick<FormField, 'options' | 'optionLabels' | 'optionHints'>;

export interface ContractWords {
  offer: StandOffer;
  themes: readonly Theme[];
  kinds: readonly ExhibitorKind[];
  locale: string;
  creditor: string;
}

const autoComplete: Readonly<Record<string, string>> = {
  company: 'organization',
  country: 'country',
  street: 'address-line1',
  postcode: 'postal-code',
  place: 'address-level2',
  signatoryName: 'name',
  signatoryRole: 'organization-title',
  webAddress: 'url',
};

/** The steps of the contract as the form engine draws and judges them, in the language of the page. */
export function wordedSteps(words: ContractWords): readonly { slug: ContractStepSlug; form: WordedForm }[] {
  const options = contractOptions(words.offer.prices, listsOf(words));
  const worded = wordsFor(words);
  return contractSteps(options).map(({ slug, form }) => ({
    slug,
    form: { name: formName(slug), fields: form.fields.map(worded) },
  }));
}

/** The choices of the contract, by the codes that it stores. */
export function listsOf({ themes, kinds }: Pick<ContractWords, 'themes' | 'kinds'>): ContractLists {
  return { themes: themes.map(({ slug }) => slug), exhibitorKinds: kinds.map(({ key }) => key) };
}

function wordsFor(words: ContractWords) {
  const { fields, mandateText } = contractFormTexts(words.locale);
  const texts: FieldWords = fields;
  return (field: FieldDefinition): FormField => {
    const { label = field.name, help } = texts[field.name] ?? {};
    return {
      ...field,
      label,
      help: field.name === 'mandate' ? mandateText(words.creditor) : help,
      ...optionWords(field, words),
      ...(autoComplete[field.name] !== undefined && { autoComplete: autoComplete[field.name] }),
    };
  };
}

function optionWords({ name }: FieldDefinition, words: ContractWords): OptionWords {
  const texts = contractFormTexts(words.locale);
  switch (name) {
    case 'country':
      return countryWords(words);
    case 'kind':
      return { optionLabels: Object.fromEntries(words.kinds.map(({ key, name }) => [key, name])) };
    case 'standContact':
    case 'vatStatus':
      return { optionLabels: texts.options[name] };
    case 'themes':
      return { optionLabels: Object.fromEntries(words.themes.map((theme) => [theme.slug, theme.name])) };
    case 'standKind':
      return kindWords(words);
    case 'building':
      return buildingWords(words);
    default:
      return {};
  }
}

function countryWords({ locale }: ContractWords): OptionWords {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const [home = '', ...others] = contractCountries;
  const labels = Object.fromEntries(contractCountries.map((code) => [code, names.of(code) ?? code]));
  const nameOf = (code: string) => labels[code] ?? code;
  const sorted = others.sort((one, other) => nameOf(one).localeCompare(nameOf(other), locale));
  return { options: [home, ...sorted], optionLabels: labels };
}

function kindWords({ offer: { prices, kinds }, locale }: ContractWords): OptionWords {
  const texts = contractFormTexts(locale);
  const { format } = messagesFor(locale);
  const labels: Record<string, string> = {};
  const hints: Record<string, string> = {};
  for (const { code, name, description } of kinds) {
    const kind = prices.kinds.find((one) => one.code === code);
    if (!kind) continue;
    const { cents, squareMetres: size } = kind;
    labels[code] = (size ? texts.perSquareMetre : texts.perStand)(name, format.price(cents));
    hints[code] = [size && texts.sizes(size.min, size.max), description].filter(Boolean).join(' ');
  }
  return { optionLabels: labels, optionHints: hints };
}

function buildingWords({ offer: { prices, buildings }, locale }: ContractWords): OptionWords {
  const texts = contractFormTexts(locale);
  const { format } = messagesFor(locale);
  const labels: Record<string, string> = {};
  const hints: Record<string, string> = {};
  for (const { code, name, description } of buildings) {
    const cents = prices.buildings.find((one) => one.code === code)?.cents ?? 0;
    labels[code] = cents === 0 ? texts.free(name) : texts.perSquareMetre(name, format.price(cents));
    if (description !== null) hints[code] = description;
  }
  return { optionLabels: labels, optionHints: hints };
}

export function wordedSignature(
  locale: string,
  { rulesVersion, company, signatory }: { rulesVersion: string; company: string; signatory: string },
): WordedForm {
  const texts = contractFormTexts(locale);
  const labels: Readonly<Record<string, string>> = {
    rulesAccepted: texts.rulesAccepted(rulesVersion),
    authorised: texts.authorised(company),
    typedName: texts.typedName(signatory),
  };
  return {
    name: 'contract-overzicht',
    fields: signatureForm.fields.map((field) => ({
      ...field,
      label: labels[field.name] ?? field.name,
      ...(field.name === 'typedName' && { autoComplete: 'off' }),
    })),
  };
}
