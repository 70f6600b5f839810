import { useMessages } from '../messages/messages';
import { cx } from '../ui/cx';
import { ConsentField } from '../ui/form/consent-field';
import type { FieldWords } from '../ui/form/field-frame';
import { OptionsField } from '../ui/form/options-field';
import { PasswordField } from '../ui/form/password-field';
import { SelectField } from '../ui/form/select-field';
import { TextArea } from '../ui/form/text-area';
import { TextField } from '../ui/form/text-field';
import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';
import type { FilesFieldProps } from './files/files-field';
import { useFormView, type FieldView, type FormView } from './form-context';

/** Its code is loaded with a form that has such a field. */
const FilesField = lazyHydrate<FilesFieldProps>(() => import('./files/files-field'));

/** A field of the form around it, by its kind, with its states as data attributes for styles. */
export function FormField({ name }: { name: string }) {
  const form = useFormView();
  const view = form.view(name);
  const { states, isAsked, condition, field, defaultValue } = view;
  if (field.kind === 'hidden')
    return (
      <input
        type="hidden"
        name={name}
        defaultValue={textOf(defaultValue)}
        autoComplete={field.autoComplete}
      />
    );
  const attributes = Object.fromEntries(
    Object.entries(states).map(([state, holds]) => [`data-${state}`, holds === true ? '' : undefined]),
  );
  return (
    <div data-field={name} {...attributes} className={cx(!isAsked && 'not-asked')}>
      {condition !== null && <p className="without-js text-sm text-ink-soft">{condition}</p>}
      <Control {...view} form={form} />
    </div>
  );
}

const textOf = (value: FieldView['defaultValue']) => (typeof value === 'string' ? value : undefined);
const listOf = (value: FieldView['defaultValue']) => (typeof value === 'string' ? [value] : (value ?? []));

function Control({ field, id, states, errors, advice, defaultValue, form }: FieldView & { form: FormView }) {
  const m = useMessages().shell.form;
  const { name, kind, label, help: hint, rules, autoComplete } = field;
  const { required } = states;
  // A box that need not be ticked says so by itself, and a password is asked where it is needed.
  const labelNote =
    required || kind === 'consent' || kind === 'password' || rules.some(({ name: rule }) => rule === 'iban')
      ? undefined
      : m.optional;
  const words: FieldWords = { id, label, labelNote, hint, error: errors[0], advice: advice[0] };
  const options = (field.options ?? []).map((value) => ({
    value,
    label: field.optionLabels?.[value] ?? value,
    hint: field.optionHints?.[value],
  }));
  const usual = kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : undefined;
  const text = {
    ...words,
    name,
    required,
    defaultValue: textOf(defaultValue),
    autoComplete: autoComplete ?? usual,
  };
  switch (kind) {
    case 'longText':
      return <TextArea {...text} />;
    case 'password':
      return (
        <PasswordField
          {...text}
          defaultValue={undefined}
          autoComplete={autoComplete === 'new-password' ? autoComplete : 'current-password'}
        />
      );
    case 'select':
      return <SelectField {...text} options={options} placeholder={m.choose} />;
    case 'choice':
    case 'choices': {
      const type = kind === 'choice' ? 'radio' : 'checkbox';
      return (
        <OptionsField
          {...words}
          {...{ name, type, options, required }}
          chosen={listOf(defaultValue)}
          fold={field.fold}
        />
      );
    }
    case 'consent':
      return (
        <ConsentField {...words} {...{ name, required }} defaultChecked={textOf(defaultValue) === 'ja'} />
      );
    case 'file':
      return <FilesField {...{ field, words, required, form }} kept={listOf(defaultValue)} />;
    default:
      return <TextField {...text} {...inputs[kind]} />;
  }
}

/** Attributes that tell browsers which keyboard to show, and what they may fill in. */
const inputs = {
  text: {},
  hidden: {},
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel' },
  // Not type=number, which loses what is no number and knows no decimal comma.
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
} as const;
