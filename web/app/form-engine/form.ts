import type { FieldDefinition, RuleName, Visibility } from 'beursvloer-domain/forms';

export interface FormField<Name extends string = string> extends FieldDefinition {
  name: Name;
  label: string;
  help?: string;
  /** Words for options that are not words themselves. */
  optionLabels?: Readonly<Record<string, string>>;
  optionHints?: Readonly<Record<string, string>>;
  /** Words of the line that unfolds the options; they lie open without it. */
  fold?: string;
  /** Messages of this field's own, instead of those of the table. */
  messages?: Readonly<Partial<Record<RuleName, string>>>;
  /** When messages show; by its kind otherwise. */
  visibility?: Visibility;
  autoComplete?: string;
}

/** A form: one definition, used by the page that shows it and by the action that judges it. */
export interface WordedForm<Name extends string = string> {
  name: string;
  fields: readonly FormField<Name>[];
}

export interface Rejection {
  problem: string;
  titlePrefix: string;
}

export interface FormResponse extends Rejection {
  form: string;
  /** Values to show again; never a password. Of a file its upload, as JSON. */
  values: Readonly<Record<string, string | string[]>>;
  errors: Readonly<Record<string, string>>;
  /** The sender was taken for a robot, and is asked. */
  asksPerson: boolean;
}

/** The message of the state of a form that could not be sent. A constant of the specification, for programs. */
export const incompleteMessage = 'Form incomplete.';

/** The event on a form that is sent, after the rules had nothing against it. */
export const sentEvent = 'formsent';

export function responseTo(form: string, response: FormResponse | undefined): FormResponse | undefined {
  return response?.form === form ? response : undefined;
}
