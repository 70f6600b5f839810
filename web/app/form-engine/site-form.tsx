import type { ReactNode } from 'react';
import type { FetcherWithComponents } from 'react-router';
import type { CaptchaPurpose } from '../captcha/make-token';
import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';
import type { ButtonProps } from '../ui/form/button';
import type { FormResponse, incompleteMessage, WordedForm } from './form';

export interface InvalidSubmit {
  message: typeof incompleteMessage;
  fields: readonly string[];
}

/** Initial values of the fields, by name; a list for choices. */
export type DefaultValues = Readonly<Record<string, string | string[]>>;

export interface SiteFormProps {
  form: WordedForm;
  response: FormResponse | undefined;
  defaultValues?: DefaultValues;
  /** Keeps what is filled in on the device, until it is sent. Not for forms of an account, which others may use next. */
  hasDraft?: boolean;
  /**
   * The captcha action of this form, if it may wait on the device until there is reception. Not for forms of
   * an account, or with files.
   */
  mayWait?: CaptchaPurpose;
  title?: string;
  submit: string;
  icon?: ButtonProps['icon'];
  tone?: ButtonProps['tone'];
  fetcher?: FetcherWithComponents<unknown>;
  action?: string;
  /** After the button, such as one that submits what is there as it is: with `formNoValidate` nothing is judged here. */
  beside?: ReactNode;
  onInvalidSubmit?: (invalid: InvalidSubmit) => void;
  /** The fields, where they do not simply follow each other: `field` draws one, by its name. */
  children?: (field: (name: string) => ReactNode) => ReactNode;
}

/**
 * A form: what is wrong above it, its fields, one button. Its code is loaded when somebody interacts with the page; until
 * then, and without scripts, the browser sends it and the server judges it.
 */
export const SiteForm = lazyHydrate<SiteFormProps>(() => import('./hydrated-form'));
