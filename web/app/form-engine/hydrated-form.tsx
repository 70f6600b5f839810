import { useEffect, useId, useMemo, useRef, useState, type ComponentType, type SyntheticEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '../messages/messages';
import { loadOnDemand } from '../rendering/hydration/on-demand';
import { Button } from '../ui/form/button';
import type { CaptchaPurpose } from '../captcha/make-token';
import { DeviceDraft } from './drafts/device-draft';
import { deleteDraft } from './drafts/draft-storage';
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
  const [isProbing, setProbing] = useState(false);
  const isSending = sending.state !== 'idle' && sending.formData?.get('form') === form.name;
  const isBusy = isSending || isProbing;
  const Tag = fetcher?.Form ?? Form;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const state = useFormState(id, element, form, response, props.defaultValues);
  const { rejection, view, wrong } = state;
  const summary = useRef<HTMLDivElement>(null);
  /** True for the submit that follows once the site is known to be there. */
  const isProbed = useRef(false);
  const [kept, setKept] = useState<{ Notice: ComponentType<{ isKept: boolean }>; isKept: boolean } | null>(
    null,
  );
  useErrorTitle(rejection?.titlePrefix);

  // Each rejection moves the focus, also one that says the same as the last. The one that came with the page does not take it from
  // a field in which somebody types before this code has loaded.
  const first = useRef(rejection);
  useEffect(() => {
    if (!rejection) return;
    const isTyping = document.activeElement?.matches(`#${CSS.escape(id)} :is(input, select, textarea)`);
    if (rejection !== first.current || !isTyping) summary.current?.focus();
  }, [rejection, id]);

  function load() {
    state.load();
    if (props.mayWait) void loadWaiting().catch(() => {});
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    if (isSending || (isProbing && !isProbed.current)) return event.preventDefault();
    if (isAsItIs(event.nativeEvent)) return;
    const names = state.onSubmit(event);
    if (names) onInvalidSubmit?.({ message: incompleteMessage, fields: names });
    if (event.defaultPrevented) return;
    if (props.mayWait && !isProbed.current) return sendWithReception(event, props.mayWait);
    isProbed.current = false;
    event.currentTarget.dispatchEvent(new Event(sentEvent));
  }

  /** Sends the form once the site is known to be there; otherwise it stays on this device, to be sent later. */
  function sendWithReception(event: SyntheticEvent<HTMLFormElement>, purpose: CaptchaPurpose): void {
    event.preventDefault();
    const target = event.currentTarget;
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const send = () => {
      isProbed.current = true;
      target.requestSubmit(submitter);
    };
    setProbing(true);
    loadWaiting()
      .then(async ({ isReachable, keepFilledIn, KeptNotice }) => {
        if (await isReachable()) return send();
        const isKept = await keepFilledIn(target, form.fields, { title: props.title ?? form.name, purpose });
        setKept({ Notice: KeptNotice, isKept });
        if (isKept) deleteDraft(form.name);
      })
      // Without this code the browser sends it as it always does.
      .catch(send)
      .finally(() => setProbing(false));
  }

  const hasFiles = form.fields.some(({ kind }) => kind === 'file');
  const { name, fields } = form;
  const asksPerson = response?.asksPerson === true;
  const context = useMemo(
    () => ({ name, action, fields, asksPerson, view }),
    [name, action, fields, asksPerson, view],
  );
  if (kept?.isKept) return <kept.Notice isKept />;
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
      onFocus={load}
      onInput={state.onInput}
      onBlur={state.onBlur}
    >
      <input type="hidden" name="form" value={form.name} />
      {kept && <kept.Notice isKept={false} />}
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

async function loadWaiting() {
  const [{ isReachable, keepFilledIn }, KeptNotice] = await Promise.all([
    import('../waiting-forms/keep'),
    loadOnDemand(async () => (await import('../waiting-forms/kept-notice')).KeptNotice),
  ]);
  return { isReachable, keepFilledIn, KeptNotice };
}

/** True for a button of the page's own, which submits the form as it is. That of a form library is hidden. */
function isAsItIs(event: Event): boolean {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter instanceof HTMLButtonElement && submitter.formNoValidate && !submitter.hidden;
}

const drawField = (name: string) => <FormField key={name} name={name} />;
