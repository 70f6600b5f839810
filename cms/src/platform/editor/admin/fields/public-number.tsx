import { Field, TextInput } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  labelAction?: ReactNode;
  value?: unknown;
}

/** The field of a public number, which is in a URL: no thousands separator, and read-only. */
export default function PublicNumber({ name, label, hint, labelAction, value }: Props) {
  return (
    <Field.Root name={name} hint={hint}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput type="text" value={typeof value === 'number' ? String(value) : ''} disabled />
      <Field.Hint />
    </Field.Root>
  );
}
