import { createContext, useContext } from 'react';
import type { FieldStates } from 'beursvloer-domain/forms';
import type { FormField } from './form';

export interface FieldView {
  field: FormField;
  id: string;
  /** `valid` and `complete` are unknown until the rules have been loaded. */
  states: Omit<FieldStates, 'valid' | 'complete'> & { valid: boolean | null; complete: boolean | null };
  errors: readonly string[];
  /** Messages that are shown and do not keep it from being sent. */
  advice: readonly string[];
  defaultValue: string | readonly string[] | undefined;
  isAsked: boolean;
  /** The words of its condition, for visitors without scripts. */
  condition: string | null;
}

export interface FormView {
  name: string;
  /** The path that it is sent to, when that is not the page's own. */
  action: string | undefined;
  fields: readonly FormField[];
  asksPerson: boolean;
  view: (name: string) => FieldView;
}

export const FormViewContext = createContext<FormView | null>(null);

export function useFormView(): FormView {
  const form = useContext(FormViewContext);
  if (!form) throw new Error('A field of a form stands outside a SiteForm');
  return form;
}
