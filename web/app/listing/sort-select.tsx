import { useEffect, useEffectEvent, useRef, type ChangeEvent, type SubmitEvent } from 'react';
import { useHref } from 'react-router';
import { useMessages } from '../messages/messages';
import { Button } from '../ui/form/button';
import { Select } from '../ui/form/select';
import { useListSubmit } from './request/use-list-submit';

export interface SortSelectProps {
  action: string;
  /** The rest of the list's state; never the page. */
  hiddenFields: Iterable<readonly [name: string, value: string]>;
  value: string;
  /** The first option is the default, which stays out of the URL. */
  options: readonly { value: string; label: string }[];
}

/** The order of a list: a form of its own, so that it can stand anywhere on the page and works without JavaScript. */
export function SortSelect({ action, hiddenFields, value, options }: SortSelectProps) {
  const m = useMessages();
  const submit = useListSubmit(action);
  const href = useHref(action);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(event.currentTarget);
  }

  const inUrl = (option: string) => (option === options[0]?.value ? '' : option);
  const form = useRef<HTMLFormElement>(null);
  // A choice made before hydration counts.
  const followEarlyChoice = useEffectEvent(() => {
    const select = form.current?.elements.namedItem('sorteer');
    if (select instanceof HTMLSelectElement && select.value !== inUrl(value)) form.current?.requestSubmit();
  });
  useEffect(() => followEarlyChoice(), []);

  return (
    <form
      ref={form}
      method="get"
      action={href}
      // A browser that fills in what was chosen before would seem to be somebody who chooses.
      autoComplete="off"
      className="flex items-center gap-2"
      onSubmit={onSubmit}
    >
      {[...hiddenFields].map(([name, fieldValue]) => (
        <input key={`${name}=${fieldValue}`} type="hidden" name={name} value={fieldValue} />
      ))}
      <Select
        key={value}
        name="sorteer"
        label={m.listing.sortLabel}
        defaultValue={inUrl(value)}
        options={options.map((option) => ({ ...option, value: inUrl(option.value) }))}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => event.target.form?.requestSubmit()}
      />
      <noscript>
        <Button type="submit" tone="secondary">
          {m.listing.sortSubmit}
        </Button>
      </noscript>
    </form>
  );
}
