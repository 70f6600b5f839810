import { Field, TextInput, Typography } from '@strapi/design-system';
import { Children, useState, type ReactNode } from 'react';
import { numberTexts } from '../texts';
import { readEuros, writeEuros } from './euros';

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  error?: string;
  value?: unknown;
  onChange(name: string, value: number | string | null): void;
}

/** The field of a price: typed and shown in euros, stored in cents. */
export default function EuroInput(props: Props) {
  const { name, label, hint, labelAction, required, disabled, error, value, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (typeof value === 'number' ? writeEuros(value) : String(value ?? ''));
  const isWrong = shown.trim() !== '' && readEuros(shown) === null;

  const change = (text: string) => {
    setTyped(text);
    // An invalid amount goes into the form as it is, and the server rejects it.
    onChange(name, text.trim() === '' ? null : (readEuros(text) ?? text));
  };
  return (
    <Field.Root
      name={name}
      hint={descriptionIn(hint)}
      error={isWrong ? (typed === null ? numberTexts.badEuros : undefined) : error}
      required={required}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        type="text"
        inputMode="decimal"
        autoComplete="off"
        startAction={<Typography textColor="neutral600">€</Typography>}
        value={shown}
        disabled={disabled}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** The help text alone: Strapi puts the bounds in front of it, which are in cents. */
function descriptionIn(hint: ReactNode): ReactNode {
  return Children.toArray(hint).at(-1);
}
