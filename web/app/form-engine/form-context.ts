import { createContext, useContext } from 'react';
import type { FieldStates } from 'beursvloer-domain/forms';
import type { FormField } from './form';

export interface FieldView {
  field: FormField;
  /** The id of its control, or of the first one of a group. */
  id: string;
  /** `valid` and `complete` are unknown until the rules have been loaded. */
  states: Omit<FieldStates, 'valid' | 'complete'> & { valid: boolean | null; complete: boolean | null };
  /** Messages that keep the form from being sent. */
  errors: readonly string[];
  /** Messages that are shown and do not keep it from being sent. */
  advice: readonly string[];
  /** The initial value: what was sent before, or what the page fills in. */
  defaultValue: string | readonly string[] | undefined;
  /** False for a field whose condition does not hold. */
  isAsked: boolean;
  /** The words of its condition, for visitors without scripts. */
  condition: string | null;
}

export interface FormView {
  name: string;
  /** The path that it is sent to, when that is not the page's own. */
  action: string | undefined;
  fields: readonly FormField[];
  /** The sender was taken for a robot, and is asked. */
  asksPerson: boolean;
  view: (name: string) => FieldView;
}

export const FormViewContext = createContext<FormView | null>(null);

/** The form around this component. */
export function useFormView(): FormView {
  const form = useContext(FormViewContext);
  if (!form) throw new Error('A field of a form stands outside a SiteForm');
  return form;
}
