import {
  Box,
  Checkbox,
  Field,
  Flex,
  MultiSelect,
  MultiSelectOption,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  TextInput,
  Typography,
} from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { ProfileValues, VisitorList } from '../organiser/shape';
import { needs as needWords, purposes as purposeWords } from '../texts';
import { fieldTexts } from './texts';

interface Props {
  values: ProfileValues;
  onChange: (values: ProfileValues) => void;
  /** Sentences, by field. */
  faults: Readonly<Record<string, string>>;
  /** The choices of the fair, in Dutch. */
  counts: VisitorList['meta']['counts'];
  /** Somebody has the mails to this address already. */
  isKnown: boolean;
}

interface Choice {
  value: string;
  label: string;
}
const choicesOf = (words: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The fields of the public form. The server judges them by the same rules. */
export function ProfileForm({ values, onChange, faults, counts, isKnown }: Props) {
  const set = (changed: Partial<ProfileValues>) => onChange({ ...values, ...changed });
  const text = (name: 'email' | 'name' | 'organisation' | 'role', more: { hint?: string } = {}) => (
    <Field.Root name={name} error={faults[name]} hint={more.hint}>
      <Field.Label>{fieldTexts[name]}</Field.Label>
      <TextInput value={values[name]} onChange={(event) => set({ [name]: event.target.value })} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
  const boxes = (name: 'days' | 'needs' | 'purposes', choices: readonly Choice[]) => (
    <Group label={fieldTexts[name]} fault={faults[name]}>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={values[name].includes(value)}
          onCheckedChange={(checked) => {
            const others = values[name].filter((one) => one !== value);
            set({ [name]: checked === true ? [...others, value] : others });
          }}
        >
          {label}
        </Checkbox>
      ))}
    </Group>
  );
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {boxes('days', counts.days)}
      {text('email', isKnown ? { hint: fieldTexts.emailHint } : {})}
      {text('name')}
      {text('organisation')}
      {text('role')}
      <Field.Root name="audience" error={faults.audience}>
        <Field.Label>{fieldTexts.audience}</Field.Label>
        <SingleSelect
          placeholder={fieldTexts.chooseAudience}
          value={values.audience}
          onChange={(value) => set({ audience: String(value) })}
        >
          {counts.audiences.map(({ value, label }) => (
            <SingleSelectOption key={value} value={value}>
              {label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Error />
      </Field.Root>
      <Field.Root name="interests" error={faults.interests}>
        <Field.Label>{fieldTexts.interests}</Field.Label>
        <MultiSelect
          withTags
          placeholder={fieldTexts.chooseInterests}
          value={values.interests}
          onChange={(interests: string[]) => set({ interests })}
        >
          {counts.interests.map(({ value, label }) => (
            <MultiSelectOption key={value} value={value}>
              {label}
            </MultiSelectOption>
          ))}
        </MultiSelect>
        <Field.Error />
      </Field.Root>
      <Checkbox
        checked={values.hasNeeds === 'yes'}
        onCheckedChange={(checked) => set({ hasNeeds: checked === true ? 'yes' : 'no' })}
      >
        {fieldTexts.hasNeeds}
      </Checkbox>
      {values.hasNeeds === 'yes' && (
        <>
          {boxes('needs', choicesOf(needWords))}
          <Field.Root name="needsNote" error={faults.needsNote}>
            <Field.Label>{fieldTexts.needsNote}</Field.Label>
            <Textarea value={values.needsNote} onChange={(event) => set({ needsNote: event.target.value })} />
            <Field.Error />
          </Field.Root>
          <Group fault={faults.needsConsent}>
            <Checkbox
              checked={values.needsConsent === 'ja'}
              onCheckedChange={(checked) => set({ needsConsent: checked === true ? 'ja' : '' })}
            >
              {fieldTexts.needsConsent}
            </Checkbox>
          </Group>
        </>
      )}
      {boxes('purposes', choicesOf(purposeWords))}
    </Flex>
  );
}

function Group({ label, fault, children }: { label?: string; fault?: string; children: ReactNode }) {
  return (
    <Box tag="fieldset" borderWidth={0} padding={0} margin={0}>
      {label !== undefined && (
        <Typography tag="legend" variant="pi" fontWeight="bold" style={{ padding: '0 0 0.25rem' }}>
          {label}
        </Typography>
      )}
      <Flex gap={4} wrap="wrap">
        {children}
      </Flex>
      {fault !== undefined && (
        <Typography tag="p" variant="pi" textColor="danger600">
          {fault}
        </Typography>
      )}
    </Box>
  );
}
