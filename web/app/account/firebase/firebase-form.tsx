import { useEffect, useRef, useState, type SyntheticEvent, type ReactNode } from 'react';
import { firebaseMessagesFor } from '../../messages/firebase';
import { useMessages } from '../../messages/messages';
import { useSite } from '../../site/site-context';
import { Button, type ButtonProps } from '../../ui/form/button';
import { Notice } from '../../ui/layout/notice';
import { useHydrated } from '../../rendering/hydration/use-hydrated';
import { problemOf, type Problem } from './codes';

export interface FirebaseFormProps {
  submit: string;
  icon?: ButtonProps['icon'];
  tone?: ButtonProps['tone'];
  serverProblem?: string;
  /** Does the form's work. The form shows what it throws and the problem it returns. */
  run: (fields: Readonly<Record<string, string>>) => Promise<Problem | null>;
  required?: Readonly<Record<string, string>>;
  children?: (field: (name: string) => { name: string; error?: string }) => ReactNode;
}

/** A form that calls Firebase from the browser. Our server never sees the fields. */
export function FirebaseForm({
  submit,
  icon,
  tone,
  serverProblem,
  run,
  required = {},
  children,
}: FirebaseFormProps) {
  const { account: m } = useMessages();
  const { locale } = useSite();
  const element = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  // Before hydration the browser would send the password to our server.
  const hydrated = useHydrated();
  const [result, setResult] = useState<Problem | null>(null);
  const shown = result ?? (serverProblem === undefined ? null : { problem: serverProblem, errors: {} });

  useEffect(() => {
    if (!result) return;
    const field = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (field ?? element.current?.querySelector<HTMLElement>('[role=alert]'))?.focus();
  }, [result]);

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = textsOf(event.currentTarget);
    const errors = Object.fromEntries(Object.entries(required).filter(([name]) => !fields[name]?.trim()));
    if (Object.keys(errors).length > 0) return setResult({ problem: m.incomplete, errors });
    setBusy(true);
    setResult(null);
    try {
      setResult(await run(fields));
    } catch (error) {
      setResult(problemOf(error, firebaseMessagesFor(locale), m.incomplete));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={element}
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void send(event)}
    >
      {shown && (
        <Notice tone="problem" role="alert" tabIndex={-1}>
          {shown.problem}
        </Notice>
      )}
      {children?.((name) => ({ name, error: shown?.errors[name] }))}
      <div>
        <Button
          type="submit"
          tone={tone}
          icon={icon}
          disabled={!hydrated}
          aria-disabled={busy}
          className="max-sm:w-full"
        >
          {busy ? m.busy : submit}
        </Button>
      </div>
    </form>
  );
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value;
  return texts;
}
