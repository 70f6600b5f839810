import { useEffect, useRef, type ChangeEvent, type SubmitEvent, type ReactNode } from 'react';
import { useHref } from 'react-router';
import { useMessages } from '../../messages/messages';
import { Button } from '../../ui/form/button';
import { cx } from '../../ui/cx';
import { useHydrated } from '../../rendering/hydration/use-hydrated';
import { useListSubmit } from '../request/use-list-submit';

/** Pause in typing, in milliseconds, after which the list follows the search text. */
const typingPauseMs = 200;

export interface FilterFormProps {
  action: string;
  label: string;
  /** State outside this form that a submit must not lose, such as the sort; never the page. */
  hiddenFields?: Iterable<readonly [name: string, value: string]>;
  /** The canonical query of the list shown; when it changes, the fields follow it. */
  current: string;
  /** A form of one text field, which Enter submits; the button beside it is then only there without JavaScript. */
  single?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * The filters of a list. A plain GET form with a submit button; once hydrated, it submits by itself,
 * replacing the history entry and leaving focus and scroll where they are.
 */
export function FilterForm({
  action,
  label,
  hiddenFields = [],
  current,
  single = false,
  className,
  children,
}: FilterFormProps) {
  const m = useMessages();
  const submit = useListSubmit(action);
  const href = useHref(action);
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<string>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!form.current || shown.current === current) return;
    // Choices made before hydration count; after that the URL decides.
    if (shown.current === undefined) {
      if (fieldsOf(form.current).some(isTouched)) form.current.requestSubmit();
    } else {
      for (const field of fieldsOf(form.current)) restore(field);
    }
    shown.current = current;
  }, [current]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    clearTimeout(timer.current);
    submit(event.currentTarget);
  }

  function onChange(event: ChangeEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    const typing = event.target instanceof HTMLInputElement && event.target.type === 'search';
    timer.current = setTimeout(() => form.current?.requestSubmit(), typing ? typingPauseMs : 0);
  }

  return (
    <form
      ref={form}
      method="get"
      action={href}
      role="search"
      aria-label={label}
      autoComplete="off"
      className={cx(single && 'flex gap-2', className)}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      {[...hiddenFields].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
      {single ? (
        <noscript>
          <Button type="submit" className="h-12">
            {m.listing.submitSearch}
          </Button>
        </noscript>
      ) : (
        !hydrated && (
          <Button type="submit" className="mt-4 w-full">
            {m.listing.submit}
          </Button>
        )
      )}
    </form>
  );
}

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter((field) => field instanceof HTMLInputElement);
}

function isTouched(field: HTMLInputElement): boolean {
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

function restore(field: HTMLInputElement): void {
  if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.defaultChecked;
  // Text that is being typed is ahead of the list; overwriting it would eat letters.
  else if (field.type === 'search' && field !== document.activeElement) field.value = field.defaultValue;
}
