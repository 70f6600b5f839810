/** The response to a form with errors. A form without errors redirects. */
export interface FormResponse {
  /** Which form of the page this is about. */
  form: string;
  /** What was filled in, to be shown again; never a password. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with a field, by its name. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong as a whole. */
  problem: string;
}

/** The response, if it is about this form. */
export function responseTo(form: string, response: FormResponse | undefined): FormResponse | undefined {
  return response?.form === form ? response : undefined;
}
