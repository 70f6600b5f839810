import { errors } from '@strapi/utils';
import { judge, type FieldValue, type FormDefinition, type FormValues } from 'beursvloer-domain/forms';
import { visitorProfile, type VisitorChoices } from 'beursvloer-domain/visitors';
import type { Registration, VisitorNeeds, VisitorProfile } from './registrations';
import { visitErrors } from './texts';

type Sent = Record<string, unknown>;

/** A list is read where there are choices alone: a list of one name would pass for a name, and be stored as none. */
function fieldsOf(sent: Sent, { fields }: FormDefinition): FormValues {
  const lists = new Set(fields.filter(({ kind }) => kind === 'choices').map(({ name }) => name));
  const read: Record<string, FieldValue> = {};
  for (const [name, value] of Object.entries(sent)) {
    if (typeof value === 'string') read[name] = value;
    else if (Array.isArray(value) && lists.has(name))
      read[name] = value.filter((item): item is string => typeof item === 'string');
  }
  return read;
}

/**
 * Judges a visitor's profile by the rules that the site's form has too.
 * @throws {errors.ValidationError} with the rule that each field does not satisfy
 */
export function readProfile(
  sent: Sent,
  choices: VisitorChoices,
  now: Date,
): Pick<Registration, 'profile' | 'needs'> & { email: string } {
  const form = visitorProfile(choices);
  const { values, failures, isValid } = judge(form, fieldsOf(sent, form), now.toISOString().slice(0, 10));
  if (!isValid) {
    const faults = [...failures].map(([field, [first]]) => ({
      path: [field],
      name: first?.rule ?? 'required',
      args: first?.args ?? [],
      message: visitErrors.field,
    }));
    throw new errors.ValidationError(visitErrors.fields, { errors: faults });
  }
  const text = (name: string) => textOf(values, name);
  const list = (name: string) => listOf(values, name);
  const profile: VisitorProfile = {
    name: text('name'),
    organisation: text('organisation'),
    role: text('role'),
    audience: text('audience'),
    interests: list('interests'),
    days: list('days'),
    purposes: list('purposes'),
  };
  return { email: text('email'), profile, needs: needsOf(values, now) };
}

/** Without consent there is nothing to read: the form does not ask for it, and what is sent all the same is dropped. */
function needsOf(values: FormValues, now: Date): VisitorNeeds | null {
  const needs = { needs: listOf(values, 'needs'), note: textOf(values, 'needsNote') };
  const isEmpty = needs.needs.length === 0 && needs.note === '';
  return isEmpty ? null : { ...needs, consentedAt: now.toISOString() };
}

function textOf(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

function listOf(values: FormValues, name: string): string[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
