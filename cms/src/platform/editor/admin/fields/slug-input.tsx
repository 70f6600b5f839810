import { Field, TextButton, TextInput, Typography } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { useField, useForm } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { slugTexts } from '../texts';
import { useSlugChecks } from './use-slug-checks';

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  attribute: { targetField: string; pluginOptions?: { beursvloer?: { type?: string } } };
}

/**
 * Replaces Strapi's slug field: the slug follows the title until the document is published or somebody types one, and
 * a slug that is not available says why.
 */
export function SlugInput(props: Props) {
  const { name, label, hint, placeholder, required, disabled, attribute } = props;
  const field = useField<string>(name);
  const initial = useForm('SlugInput', (form) => asRecord(form.initialValues));
  const title = useForm('SlugInput', (form) => asRecord(form.values)[attribute.targetField]);
  const { origin } = useParams();
  // A copy starts with the fields of its original.
  const isCopy = origin !== undefined && origin === initial.documentId;
  const { documentId } = initial;
  const { fixed, problem, isFree, suggestion, choose, regenerate } = useSlugChecks({
    type: attribute.pluginOptions?.beursvloer?.type ?? '',
    targetField: attribute.targetField,
    documentId: isCopy || typeof documentId !== 'string' ? undefined : documentId,
    title: typeof title === 'string' ? title : '',
    initialTitle: isCopy ? undefined : initial[attribute.targetField],
    value: field.value ?? '',
    initialValue: isCopy ? undefined : initial[name],
    enabled: !disabled,
    onChange: (slug) => field.onChange(name, slug),
  });

  const error = field.error ?? problem ?? undefined;
  const fieldHint = fixed === null ? hint : slugTexts.sameAsDutch;
  return (
    <Field.Root name={name} hint={fieldHint} error={error} required={required}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        type="text"
        placeholder={placeholder}
        value={fixed ?? field.value ?? ''}
        disabled={disabled || fixed !== null}
        onChange={(event) => choose(event.currentTarget.value)}
        endAction={
          disabled || fixed !== null ? undefined : (
            <Field.Action label={slugTexts.regenerate} onClick={regenerate}>
              <ArrowClockwise fill="neutral600" />
            </Field.Action>
          )
        }
      />
      <Field.Error />
      {suggestion !== null && (
        <TextButton onClick={() => choose(suggestion)}>{slugTexts.use(suggestion)}</TextButton>
      )}
      {isFree && !error && (
        <Typography variant="pi" textColor="success600" role="status">
          {slugTexts.isFree}
        </Typography>
      )}
      <Field.Hint />
    </Field.Root>
  );
}

/** The form types its values as an object and no more. */
function asRecord(values: object): Record<string, unknown> {
  return { ...values };
}
