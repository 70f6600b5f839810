import { useForm, type SubmissionResult } from '@conform-to/react';
import { fieldStates, isShown, type FormValues } from 'beursvloer-domain/forms';
import { useEffect, useMemo, useState, type RefObject, type SyntheticEvent } from 'react';
import { toWallClock } from '../clock/wall-clock';
import { useMessages } from '../messages/messages';
import { useNow } from '../site/site-context';
import type { SummaryItem } from './error-summary';
import type { FormField, FormResponse, Rejection, WordedForm } from './form';
import type { FieldView } from './form-context';
import type { DefaultValues } from './site-form';
import { useChecks } from './use-checks';
import { useTouched } from './use-touched';

type Payload = Readonly<Record<string, unknown>>;

/** Conform's name for the button that checks one field. */
const intentName = '__intent__';

export interface FormState {
  /** Why the form was not accepted the last time; another object each time. */
  rejection: Rejection | null;
  wrong: readonly SummaryItem[];
  view: (name: string) => FieldView;
  load: () => void;
  onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  onBlur: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** The names of what is wrong, when that keeps the form from being sent. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => string[] | null;
}

/** The state of a form: conform's values and errors, what was touched, and the verdict of the rules. */
export function useFormState(
  id: string,
  element: RefObject<HTMLFormElement | null>,
  form: WordedForm,
  response: FormResponse | undefined,
  defaultValues: DefaultValues = {},
): FormState {
  const { form: m } = useMessages().shell;
  const { checks, load } = useChecks(form.fields.some(({ kind }) => kind === 'file'));
  const { day: today } = toWallClock(useNow());
  // A form that was stopped here, until the server has something newer to say.
  const [stopped, setStopped] = useState<{ before: FormResponse | undefined; rejection: Rejection } | null>(
    null,
  );
  const rejection = stopped && stopped.before === response ? stopped.rejection : (response ?? null);
  const submitted = rejection !== null;

  const lastResult = useMemo(() => response && resultOf(response), [response]);
  const [conform] = useForm<Record<string, string | string[]>, FormValues>({
    id,
    lastResult,
    defaultValue: response ? undefined : defaultValues,
    onValidate: checks
      ? ({ formData }) => checks.submissionOf(form, formData, today, checks.texts, checks.reader)
      : undefined,
  });
  const { allErrors, value, initialValue } = conform;
  // Errors that only the server found stay until the field is changed.
  const [edited, setEdited] = useState<{ after: FormResponse | undefined; names: ReadonlySet<string> }>();
  const errors = useMemo(() => {
    const shown: Record<string, string[]> = {};
    for (const { name } of form.fields) {
      const isEdited = edited !== undefined && edited.after === response && edited.names.has(name);
      const message = isEdited ? undefined : response?.errors[name];
      const found = allErrors[name] ?? (message === undefined ? [] : [message]);
      if (found.length > 0) shown[name] = found;
    }
    return shown;
  }, [form, allErrors, response, edited]);
  const payload: Payload = useMemo(() => value ?? {}, [value]);
  const initial = useMemo(() => textsIn(initialValue ?? {}), [initialValue]);

  const touched = useTouched(form, {
    isReady: checks !== null,
    isSubmitted: submitted,
    debounceMs: (field) => checks?.debounceOf(field) ?? 0,
    check: (name) => conform.validate({ name }),
  });

  // Somebody may have begun before the scripts had loaded.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) load();
  }, [element, load]);

  const verdict = useMemo(
    () => checks?.judgePayload(form, payload, today, checks.reader) ?? null,
    [checks, form, payload, today],
  );
  const values = useMemo(() => textsIn(payload), [payload]);

  const view = useMemo(() => {
    return (name: string): FieldView => {
      const field = fieldOf(form, name);
      const marks = {
        blurred: touched.blurred.has(name),
        dirty: touched.changed.has(name),
        submitted,
        visibility: field.visibility,
      };
      const failures = verdict?.failures.get(name) ?? [];
      const messages = errors[name] ?? [];
      // The rules miss a file that is not there, such as one that is too large.
      const missing = field.kind === 'file' ? [values[name] ?? []].flat() : [];
      const isWhole = (checks?.reader?.faultsIn(missing) ?? []).length === 0;
      const states = fieldStates(field, values[name], failures, marks);
      const advice = checks && states.invalid ? failures.filter(({ isBlocking }) => !isBlocking) : [];
      return {
        field,
        id: idOf(id, name),
        states: {
          ...states,
          invalid: messages.length > 0,
          valid: messages.length > 0 || !isWhole ? false : verdict && states.valid,
          complete: messages.length > 0 || !isWhole ? false : verdict && states.complete,
        },
        errors: messages,
        advice: checks ? advice.map((failure) => checks.messageOf(failure, field, form, checks.texts)) : [],
        defaultValue: initial[name],
        isAsked: isShown(field, form, values),
        condition: conditionOf(field, form, m.onlyWhen),
      };
    };
  }, [form, id, m, checks, verdict, errors, values, initial, submitted, touched.blurred, touched.changed]);

  const wrong = form.fields.flatMap(({ name }) => {
    const message = errors[name]?.[0];
    return message === undefined ? [] : [{ id: idOf(id, name), message }];
  });

  return {
    rejection,
    wrong,
    view,
    load,
    onInput(event) {
      load();
      const { target } = event;
      if (target instanceof Element && 'name' in target && typeof target.name === 'string') {
        const before = edited?.after === response ? edited?.names : undefined;
        if (!before?.has(target.name))
          setEdited({ after: response, names: new Set([...(before ?? []), target.name]) });
      }
      touched.onInput(event);
    },
    onBlur(event) {
      const { target } = event;
      const field = form.fields.find(
        ({ name }) => target instanceof HTMLInputElement && name === target.name,
      );
      if (checks && field && target instanceof HTMLInputElement)
        showCorrected(target, checks.correctedText(field, target.value, values));
      touched.onBlur(event);
    },
    onSubmit(event) {
      const submitter = submitterOf(event.nativeEvent);
      conform.onSubmit(event);
      if (!checks || submitter?.name === intentName || !event.defaultPrevented) return null;
      const { incomplete: problem, titlePrefix } = checks.texts;
      setStopped({ before: response, rejection: { problem, titlePrefix } });
      const sent = new FormData(event.currentTarget);
      const found = checks.submissionOf(form, sent, today, checks.texts, checks.reader);
      return found.status === 'success' ? [] : Object.keys(found.error ?? {});
    },
  };
}

/** The id of a field's control, or of the first one of a group. */
const idOf = (form: string, name: string) => `${form}-${name}`;

function fieldOf({ fields, name: form }: WordedForm, name: string): FormField {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`The form ${form} has no field ${name}`);
  return field;
}

/** A response of the server as conform takes it. */
function resultOf({ values, errors }: FormResponse): SubmissionResult {
  const error: Record<string, string[]> = {};
  for (const [name, message] of Object.entries(errors)) error[name] = [message];
  return { status: 'error', initialValue: { ...values }, error };
}

/** The texts of what a form holds; files are not among them, and no condition or value to show stands on them. */
function textsIn(payload: Payload): Readonly<Record<string, string | string[]>> {
  const texts: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(payload)) {
    if (typeof value === 'string') texts[name] = value;
    else if (Array.isArray(value)) texts[name] = value.filter((item) => typeof item === 'string');
  }
  return texts;
}

function conditionOf(
  { showWhen }: FormField,
  form: WordedForm,
  inWords: (label: string, values: readonly string[]) => string,
): string | null {
  if (!showWhen) return null;
  const { label, optionLabels } = fieldOf(form, showWhen.field);
  const values = typeof showWhen.is === 'string' ? [showWhen.is] : showWhen.is;
  return inWords(
    label,
    values.map((value) => optionLabels?.[value] ?? value),
  );
}

/** Shows what was typed as it is stored, as if it had been typed like that. */
function showCorrected(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function submitterOf(event: Event): HTMLButtonElement | null {
  const { submitter } = event instanceof SubmitEvent ? event : { submitter: null };
  return submitter instanceof HTMLButtonElement ? submitter : null;
}
