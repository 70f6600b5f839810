import { useId, type InputHTMLAttributes } from 'react';
import { cx } from '../cx';
import { Icon } from '../media/icon';

export interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  name: string;
  label: string;
  labelVisible?: boolean;
}

/** A search box; put it in a GET form. Uncontrolled with `defaultValue` or controlled with `value` and `onChange`. */
export function SearchField({ label, labelVisible, className, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={labelVisible ? 'mb-1.5 block font-semibold' : 'sr-only'}>
        {label}
      </label>
      <div className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
        />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          className={cx('field h-12 w-full pr-3 pl-11')}
          {...input}
        />
      </div>
    </div>
  );
}
