import { visitorProfile } from 'beursvloer-domain/visitors';
import type { NamedChoice, OwnVisit } from '../content/types/visitor';
import type { FormField, WordedForm } from '../form-engine/form';
import type { Messages } from '../messages/nl';

export interface ProfileChoices {
  audiences: readonly NamedChoice[];
  themes: readonly NamedChoice[];
  /** The days of the fair, as `2027-02-09`. */
  days: readonly string[];
}

type ProfileName = keyof Messages['visitors']['fields'];

/** The form with which somebody registers, with its words. Changing it leaves the e-mail address out. */
export function profileForm(
  { audiences, themes, days }: ProfileChoices,
  { visitors: m, format }: Messages,
  { isChange = false } = {},
): WordedForm {
  const { fields } = visitorProfile({
    audiences: audiences.map(({ slug }) => slug),
    interests: themes.map(({ slug }) => slug),
    days,
  });
  const labels: Partial<Record<string, Readonly<Record<string, string>>>> = {
    audience: namesOf(audiences),
    interests: namesOf(themes),
    days: Object.fromEntries(days.map((day) => [day, format.day(day, 'long')])),
    ...m.options,
  };
  return {
    name: isChange ? 'wijzigen' : 'aanmelden',
    fields: fields
      .filter(({ name }) => !(isChange && name === 'email'))
      .map((field): FormField => {
        const words: { label: string; help?: string } = wordsOf(field.name, m.fields);
        return {
          ...field,
          ...words,
          optionLabels: labels[field.name],
          ...(field.name === 'interests' && { fold: m.chooseInterests(themes.length) }),
          autoComplete: autoComplete[field.name],
        };
      }),
  };
}

const autoComplete: Readonly<Partial<Record<string, string>>> = {
  email: 'email',
  name: 'name',
  organisation: 'organization',
  role: 'organization-title',
};

function wordsOf(name: string, words: Messages['visitors']['fields']) {
  return isProfileName(name, words) ? words[name] : { label: name };
}

const isProfileName = (name: string, words: object): name is ProfileName => Object.hasOwn(words, name);

const namesOf = (choices: readonly NamedChoice[]) =>
  Object.fromEntries(choices.map(({ slug, name }) => [slug, name]));

export function valuesOf({ profile, needs }: OwnVisit): Record<string, string | string[]> {
  return {
    ...profile,
    hasNeeds: needs === null ? 'no' : 'yes',
    needs: needs?.needs ?? [],
    needsNote: needs?.note ?? '',
    needsConsent: needs === null ? '' : 'ja',
  };
}
