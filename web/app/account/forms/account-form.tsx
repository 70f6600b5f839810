import { useEffect, useRef, type ReactNode } from 'react';
import { Form, useNavigation, type FetcherWithComponents } from 'react-router';
import { useMessages } from '../../messages/messages';
import { Button, type ButtonProps } from '../../ui/form/button';
import { Notice } from '../../ui/layout/notice';
import type { FormResponse } from './form';

/** What a field shows of the response to its form. */
export type FieldState = (name: string) => { name: string; defaultValue?: string; error?: string };

export interface AccountFormProps {
  /** Its name among the forms of the page. */
  form: string;
  response: FormResponse | undefined;
  submit: string;
  icon?: ButtonProps['icon'];
  tone?: ButtonProps['tone'];
  /** Submits the form without navigation, for a form in a sheet. */
  fetcher?: FetcherWithComponents<unknown>;
  /** The path to submit to, when that is not the current page. */
  action?: string;
  children?: (field: FieldState) => ReactNode;
}

/** A form of the account pages: its problem above it, its fields, one button. Works without JavaScript. */
export function AccountForm({
  form,
  response,
  submit,
  icon,
  tone,
  fetcher,
  action,
  children,
}: AccountFormProps) {
  const { account: m } = useMessages();
  const navigation = useNavigation();
  const element = useRef<HTMLFormElement>(null);
  const Tag = fetcher?.Form ?? Form;
  const sending = fetcher ?? navigation;
  const busy = sending.state !== 'idle' && sending.formData?.get('form') === form;

  useEffect(() => {
    if (!response) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]');
    const field = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (field ?? wrong)?.focus();
  }, [response]);

  return (
    <Tag ref={element} method="post" action={action} noValidate className="grid gap-5">
      <input type="hidden" name="form" value={form} />
      {response && (
        <Notice tone="problem" role="alert" tabIndex={-1}>
          {response.problem}
        </Notice>
      )}
      {children?.((name) => ({
        name,
        defaultValue: response?.values[name],
        error: response?.errors[name],
      }))}
      <div>
        <Button type="submit" tone={tone} icon={icon} aria-disabled={busy} className="max-sm:w-full">
          {busy ? m.busy : submit}
        </Button>
      </div>
    </Tag>
  );
}
