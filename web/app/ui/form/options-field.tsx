import { cx } from '../cx';
import { Icon } from '../media/icon';
import { FieldHint, FieldMessages, LabelNote, useControlProps, type FieldWords } from './field-frame';

export interface Option {
  value: string;
  label: string;
  hint?: string;
}

export interface OptionsFieldProps extends FieldWords {
  name: string;
  type: 'radio' | 'checkbox';
  options: readonly Option[];
  chosen: readonly string[];
  required?: boolean;
  /** Words of the line that unfolds the answers; they lie open without it, and once one is chosen. */
  fold?: string;
}

/** A question with its answers below each other. The id is that of the first answer. */
export function OptionsField({ name, type, options, chosen, required, fold, ...words }: OptionsFieldProps) {
  const { id, ...aria } = useControlProps(words);
  const answers = (
    <div className="mt-1.5 -ml-2">
      {options.map(({ value, label, hint }, index) => (
        <label key={value} className="check-row">
          <input
            id={index === 0 ? id : `${id}-${index}`}
            type={type}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            aria-invalid={type === 'checkbox' ? aria['aria-invalid'] : undefined}
            className={cx('checkbox', words.error && 'field-wrong')}
          />
          <span className="min-w-0">
            {label}
            {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
  return (
    <fieldset
      // A group of checkboxes has no state of its own; that of a radio group is allowed on its role only.
      role={type === 'radio' ? 'radiogroup' : undefined}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={type === 'radio' ? aria['aria-invalid'] : undefined}
      aria-required={type === 'radio' ? required : undefined}
    >
      <legend className="font-semibold hyphens-auto">
        {words.label}
        <LabelNote note={words.labelNote} />
      </legend>
      <FieldHint id={id} hint={words.hint} />
      {fold === undefined ? (
        answers
      ) : (
        <details open={chosen.length > 0 || words.error !== undefined} className="group/more">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-tag font-semibold text-action-ink underline underline-offset-4 [&::-webkit-details-marker]:hidden">
            {fold}
            <Icon name="chevron-down" className="transition-transform group-open/more:rotate-180" />
          </summary>
          {answers}
        </details>
      )}
      <FieldMessages id={id} {...words} />
    </fieldset>
  );
}
