import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useRef, type ReactNode } from 'react';
import { PagePicker } from './page-picker';

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  labelAction?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}

/** A field for any address, which a page of the site that is chosen by its title fills in. */
export default function LinkInput(props: Props) {
  const { name, label, hint, labelAction, placeholder, required, disabled } = props;
  const field = useField<string>(name);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field.Root name={name} hint={hint} error={field.error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        ref={input}
        type="text"
        placeholder={placeholder}
        value={field.value ?? ''}
        disabled={disabled}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => field.onChange(name, event.currentTarget.value)}
      />
      <Field.Error />
      {!disabled && (
        <PagePicker
          onChoose={({ path }) => {
            field.onChange(name, path);
            input.current?.focus();
          }}
        />
      )}
      <Field.Hint />
    </Field.Root>
  );
}
