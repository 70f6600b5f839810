import { useEffect, useId, useMemo, useRef, type SyntheticEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '../messages/messages';
import { Button } from '../ui/form/button';
import { DeviceDraft } from './drafts/device-draft';
import { ErrorSummary } from './error-summary';
import { useErrorTitle } from './error-title';
import { incompleteMessage, sentEvent } from './form';
import { FormViewContext } from './form-context';
import { FormField } from './form-field';
import type { SiteFormProps } from './site-form';
import { useFormState } from './use-form-state';

/**
 * A form: what is wrong above it, its fields, one button. The rules run in the browser and again in the action; without
 * scripts only there, and what was typed comes back.
 */
export default function HydratedForm(props: SiteFormProps) {
  const { form, response, submit, icon, tone, fetcher, action, onInvalidSubmit, beside, children } = props;
  const m = useMessages().shell.form;
  const navigation = useNavigation();
  const sending = fetcher ?? navigation;
  const isBusy = sending.state !== 'idle' && sending.formData?.get('form') === form.name;
  const Tag = fetcher?.Form ?? Form;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const state = useFormState(id, element, form, response, props.defaultValues);
  const { rejection, view, wrong } = state;
  const summary = useRef<HTMLDivElement>(null);
  useErrorTitle(rejection?.titlePrefix);

  // Each rejection moves the focus, also one that says the same as the last.
  useEffect(() => {
    if (rejection) summary.current?.focus();
  }, [rejection]);

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    if (isBusy) return event.preventDefault();
    if (isAsItIs(event.nativeEvent)) return;
    const names = state.onSubmit(event);
    if (names) onInvalidSubmit?.({ message: incompleteMessage, fields: names });
    if (!event.defaultPrevented) event.currentTarget.dispatchEvent(new Event(sentEvent));
  }

  const hasFiles = form.fields.some(({ kind }) => kind === 'file');
  const { name, fields } = form;
  const context = useMemo(() => ({ name, action, fields, view }), [name, action, fields, view]);
  return (
    <Tag
      id={id}
      ref={element}
      method="post"
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      className="grid gap-5"
      data-message={rejection ? incompleteMessage : undefined}
      onSubmit={onSubmit}
      onFocus={state.load}
      onInput={state.onInput}
      onBlur={state.onBlur}
    >
      <input type="hidden" name="form" value={form.name} />
      {rejection && <ErrorSummary ref={summary} problem={rejection.problem} items={wrong} />}
      <FormViewContext value={context}>
        {children ? children(drawField) : form.fields.map(({ name }) => drawField(name))}
      </FormViewContext>
      {props.hasDraft && <DeviceDraft form={form} element={element} restores={response === undefined} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" tone={tone} icon={icon} aria-disabled={isBusy} className="max-sm:w-full">
          {isBusy ? m.busy : submit}
        </Button>
        {beside}
      </div>
    </Tag>
  );
}

/** Whether a button of the page's own submits the form as it is. That of a form library is hidden. */
function isAsItIs(event: Event): boolean {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter instanceof HTMLButtonElement && submitter.formNoValidate && !submitter.hidden;
}

const drawField = (name: string) => <FormField key={name} name={name} />;
