import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState, type ReactNode } from 'react';
import type { Option } from '../../choices';
import { choiceTexts } from '../texts';

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  error?: string;
  value?: unknown;
  attribute?: { pluginOptions?: { editor?: { choiceOf?: string } } };
  onChange(name: string, value: string | null): void;
}

/** The field that holds the key of a document: a select with the documents of its type. */
export default function ChoiceInput(props: Props) {
  const { name, label, hint, labelAction, required, disabled, error, value, attribute, onChange } = props;
  const { options, hasFailed } = useOptions(attribute?.pluginOptions?.editor?.choiceOf ?? '');
  const chosen = typeof value === 'string' ? value : '';
  // A value that is no choice any more is shown as it is stored: the form does not change it by itself.
  const isGone = options !== null && chosen !== '' && !options.some(({ key }) => key === chosen);
  const known = options ?? [];
  const shown =
    chosen !== '' && !known.some(({ key }) => key === chosen)
      ? [...known, { key: chosen, label: isGone ? choiceTexts.gone(chosen) : chosen }]
      : known;
  return (
    <Field.Root
      name={name}
      hint={hint}
      error={hasFailed ? choiceTexts.failed : isGone ? choiceTexts.chooseAnother : error}
      required={required}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        value={chosen}
        disabled={disabled}
        placeholder={options?.length === 0 ? choiceTexts.none : choiceTexts.choose}
        onChange={(next: string | number) => onChange(name, String(next))}
        onClear={required ? undefined : () => onChange(name, null)}
      >
        {shown.map((one) => (
          <SingleSelectOption key={one.key} value={one.key}>
            {one.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** The choices; null until they are loaded. */
function useOptions(uid: string): { options: Option[] | null; hasFailed: boolean } {
  const { get } = useFetchClient();
  const [options, setOptions] = useState<Option[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    get<{ data: Option[] }>(`/editor/choices/${uid}`).then(
      ({ data }) => isCurrent && setOptions(data.data),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, uid]);
  return { options, hasFailed };
}
