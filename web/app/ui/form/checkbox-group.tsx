import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../media/icon';

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  count?: number;
  checked: boolean;
  disabled?: boolean;
}

export interface CheckboxGroupProps {
  /** Name of the query parameter, repeated for every choice. */
  name: string;
  legend: ReactNode;
  legendHidden?: boolean;
  options: CheckboxOption[];
  onChange?: (value: string, checked: boolean) => void;
  className?: string;
}

export function CheckboxGroup({
  name,
  legend,
  legendHidden,
  options,
  onChange,
  className,
}: CheckboxGroupProps) {
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      <ul className="-mx-2">
        {options.map((option) => (
          <li key={option.value}>
            <Checkbox name={name} option={option} onChange={onChange} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Checkbox({
  name,
  option: { value, label, count, checked, disabled },
  onChange,
}: {
  name: string;
  option: CheckboxOption;
  onChange?: CheckboxGroupProps['onChange'];
}) {
  // With a listener the URL decides what is checked; without one the browser's form does.
  const state = onChange
    ? { checked, onChange: (event: { target: HTMLInputElement }) => onChange(value, event.target.checked) }
    : { defaultChecked: checked };
  return (
    <label
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-tag px-2 py-1.5 hover:bg-sunken lg:min-h-9',
        disabled ? 'cursor-not-allowed opacity-60' : 'cursor-pointer',
      )}
    >
      <span className="relative flex shrink-0">
        <input
          type="checkbox"
          name={name}
          value={value}
          disabled={disabled}
          className="checkbox peer"
          {...state}
        />
        <Icon
          name="check"
          className="pointer-events-none absolute inset-0 m-auto hidden size-4 stroke-3 text-on-action peer-checked:block"
        />
      </span>
      <span className="min-w-0 leading-snug hyphens-auto">{label}</span>
      {count !== undefined && <span className="ml-auto text-sm text-ink-soft tabular-nums">{count}</span>}
    </label>
  );
}
