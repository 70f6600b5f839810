import { Field, Textarea, TextInput, Typography } from '@strapi/design-system';

interface Props {
  name: string;
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  hint?: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'time';
  isRequired?: boolean;
  isLong?: boolean;
}

/** One text of the fair, with what is wrong with it. */
export function TextField(props: Props) {
  const { name, label, value, problem, onChange, hint, type = 'text', isRequired, isLong } = props;
  const change = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  return (
    <Field.Root name={name} hint={hint} error={problem} required={isRequired ?? false} width="100%">
      <Field.Label>{label}</Field.Label>
      {isLong ? (
        <Textarea value={value} onChange={change} />
      ) : (
        <TextInput type={type} value={value} onChange={change} />
      )}
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}

export function Problem({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <Typography tag="p" variant="pi" textColor="danger600" role="alert">
      {text}
    </Typography>
  );
}
