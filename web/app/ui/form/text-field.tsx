import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../media/icon';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size'> {
  name: string;
  label: string;
  /** What helps to fill it in, under the label. */
  hint?: ReactNode;
  /** What is wrong with it; read out with the field. */
  error?: string;
  /** Beside the text, such as a button to show it. */
  after?: ReactNode;
}

/** One line of text in a form, with its label above it and what is wrong below it. */
export function TextField({ label, hint, error, after, className, required, ...input }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className="relative mt-1.5">
        <input
          id={id}
          type="text"
          // Not the attribute: the browser's own bubbles speak its language, not that of the page.
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={cx('field h-12 w-full px-3.5', Boolean(after) && 'pr-13', error && 'field-wrong')}
          {...input}
        />
        {after && <div className="absolute inset-y-0 right-0.5 flex items-center">{after}</div>}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-2 font-medium text-danger">
          <Icon name="circle-alert" className="mt-1 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
