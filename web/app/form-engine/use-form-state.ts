import { useForm, type SubmissionResult } from '@conform-to/react';
import { fieldStates, isShown, type FormValues, type Verdict } from 'beursvloer-domain/forms';
import { useEffect, useEffectEvent, useMemo, useState, type RefObject, type SyntheticEvent } from 'react';
import { toWallClock } from '../clock/wall-clock';
import { useMessages } from '../messages/messages';
import { useNow } from '../site/site-context';
import type { Checks } from './checks';
import type { SummaryItem } from './error-summary';
import type { FormField, FormResponse, Rejection, WordedForm } from './form';
import type { FieldView } from './form-context';
import type { DefaultValues } from './site-form';
import { useChecks } from './use-checks';
import { useTouched } from './use-touched';

type Payload = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string | string[]>>;
type Errors = Readonly<Record<string, readonly string[]>>;
type OnlyWhen = (label: string, values: readonly string[]) => string;
const none: ReadonlySet<string> = new Set();

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
  const { onlyWhen } = useMessages().shell.form;
  const { checks, load } = useChecks(form.fields.some(({ kind }) => kind === 'file'));
  const { day: today } = toWallClock(useNow());
  const { rejection, stop } = useRejection(response);
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
  const { errors, onEdit } = useErrors(form, response, allErrors);
  const payload: Payload = useMemo(() => value ?? {}, [value]);
  const values = useMemo(() => textsIn(payload), [payload]);
  const initial = useMemo(() => textsIn(initialValue ?? {}), [initialValue]);

  const touched = useTouched(form, {
    isReady: checks !== null,
    isSubmitted: submitted,
    debounceMs: (field) => checks?.debounceOf(field) ?? 0,
    check: (name) => conform.validate({ name }),
  });
  const { blurred, changed } = touched;

  // Somebody may have begun before the scripts had loaded, and have left a field before the rules had.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) load();
  }, [element, load]);
  const correctLeft = useEffectEvent(() => {
    for (const input of element.current?.elements ?? [])
      if (checks && 'name' in input && blurred.has(String(input.name)) && input !== document.activeElement)
        showCorrected(input, form, checks, values);
  });
  useEffect(() => {
    if (checks) correctLeft();
  }, [checks]);

  const verdict = useMemo(
    () => checks?.judgePayload(form, payload, today, checks.reader) ?? null,
    [checks, form, payload, today],
  );
  const view = useMemo(() => {
    const touches = { blurred, changed, submitted };
    const judged = { id, form, checks, verdict, errors, values, initial, onlyWhen, ...touches };
    return (name: string) => viewOf(name, judged);
  }, [id, form, checks, verdict, errors, values, initial, onlyWhen, blurred, changed, submitted]);

  return {
    rejection,
    wrong: form.fields.flatMap(({ name }) => {
      const message = errors[name]?.[0];
      return message === undefined ? [] : [{ id: idOf(id, name), message }];
    }),
    view,
    load,
    onInput(event) {
      load();
      onEdit(event);
      touched.onInput(event);
    },
    onBlur(event) {
      if (checks) showCorrected(event.target, form, checks, values);
      touched.onBlur(event);
    },
    onSubmit(event) {
      const submitter = submitterOf(event.nativeEvent);
      conform.onSubmit(event);
      const isCheck = submitter?.name === conform.validate.getButtonProps().name;
      if (!checks || isCheck || !event.defaultPrevented) return null;
      const { incomplete: problem, titlePrefix } = checks.texts;
      stop({ problem, titlePrefix });
      const sent = new FormData(event.currentTarget);
      const found = checks.submissionOf(form, sent, today, checks.texts, checks.reader);
      return found.status === 'success' ? [] : Object.keys(found.error ?? {});
    },
  };
}

function useRejection(response: FormResponse | undefined) {
  const [stopped, setStopped] = useState<{ before: FormResponse | undefined; rejection: Rejection } | null>(
    null,
  );
  return {
    rejection: stopped && stopped.before === response ? stopped.rejection : (response ?? null),
    stop: (rejection: Rejection) => setStopped({ before: response, rejection }),
  };
}

/** The errors to show. One that only the server found stays until its field is changed. */
function useErrors(form: WordedForm, response: FormResponse | undefined, found: Errors) {
  const [edited, setEdited] = useState({ after: response, names: none });
  const names = edited.after === response ? edited.names : none;
  const errors = useMemo(() => {
    const shown: Record<string, readonly string[]> = {};
    for (const { name } of form.fields) {
      const message = names.has(name) ? undefined : response?.errors[name];
      const messages = found[name] ?? (message === undefined ? [] : [message]);
      if (messages.length > 0) shown[name] = messages;
    }
    return shown;
  }, [form, response, found, names]);
  const onEdit = ({ target }: SyntheticEvent) => {
    const name = target instanceof Element && 'name' in target ? target.name : null;
    if (typeof name === 'string' && !names.has(name))
      setEdited({ after: response, names: new Set([...names, name]) });
  };
  return { errors, onEdit };
}

interface Judged {
  id: string;
  form: WordedForm;
  checks: Checks | null;
  verdict: Verdict | null;
  errors: Errors;
  values: Texts;
  initial: Texts;
  onlyWhen: OnlyWhen;
  blurred: ReadonlySet<string>;
  changed: ReadonlySet<string>;
  submitted: boolean;
}

function viewOf(name: string, judged: Judged): FieldView {
  const { id, form, checks, verdict, errors, values, initial } = judged;
  const field = fieldOf(form, name);
  const failures = verdict?.failures.get(name) ?? [];
  const messages = errors[name] ?? [];
  const marks = {
    blurred: judged.blurred.has(name),
    dirty: judged.changed.has(name),
    submitted: judged.submitted,
    visibility: field.visibility,
  };
  const states = fieldStates(field, values[name], failures, marks);
  // The rules miss a file that is not there, such as one that is too large.
  const missing = field.kind === 'file' ? [values[name] ?? []].flat() : [];
  const isSound = messages.length === 0 && (checks?.reader?.faultsIn(missing) ?? []).length === 0;
  const advice = states.invalid ? failures.filter(({ isBlocking }) => !isBlocking) : [];
  return {
    field,
    id: idOf(id, name),
    states: {
      ...states,
      invalid: messages.length > 0,
      valid: isSound && verdict && states.valid,
      complete: isSound && verdict && states.complete,
    },
    errors: messages,
    advice: checks ? advice.map((failure) => checks.messageOf(failure, field, form, checks.texts)) : [],
    defaultValue: initial[name],
    isAsked: isShown(field, form, values),
    condition: conditionOf(field, form, judged.onlyWhen),
  };
}

const idOf = (form: string, name: string) => `${form}-${name}`;

function fieldOf({ fields, name: form }: WordedForm, name: string): FormField {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`The form ${form} has no field ${name}`);
  return field;
}

function resultOf({ values, errors }: FormResponse): SubmissionResult {
  const error: Record<string, string[]> = {};
  for (const [name, message] of Object.entries(errors)) error[name] = [message];
  return { status: 'error', initialValue: { ...values }, error };
}

/** The texts of what a form holds; files are not among them, and no condition or value to show stands on them. */
function textsIn(payload: Payload): Texts {
  const texts: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(payload)) {
    if (typeof value === 'string') texts[name] = value;
    else if (Array.isArray(value)) texts[name] = value.filter((item) => typeof item === 'string');
  }
  return texts;
}

function conditionOf({ showWhen }: FormField, form: WordedForm, inWords: OnlyWhen): string | null {
  if (!showWhen) return null;
  const { label, optionLabels } = fieldOf(form, showWhen.field);
  const values = typeof showWhen.is === 'string' ? [showWhen.is] : showWhen.is;
  return inWords(
    label,
    values.map((value) => optionLabels?.[value] ?? value),
  );
}

/** Shows what was typed as it is stored, as if it had been typed like that. */
function showCorrected(target: EventTarget, form: WordedForm, checks: Checks, values: Texts): void {
  if (!(target instanceof HTMLInputElement)) return;
  const field = form.fields.find(({ name }) => name === target.name);
  if (!field) return;
  const text = checks.correctedText(field, target.value, values);
  if (target.value === text) return;
  target.value = text;
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

function submitterOf(event: Event): HTMLButtonElement | null {
  const { submitter } = event instanceof SubmitEvent ? event : { submitter: null };
  return submitter instanceof HTMLButtonElement ? submitter : null;
}
