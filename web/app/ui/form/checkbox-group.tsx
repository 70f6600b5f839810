import type { ReactNode } from 'react';
import { cx } from '../cx';

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
    <fieldset className={cx('check-list', className)}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      {options.map((option) => (
        <Checkbox key={option.value} name={name} option={option} onChange={onChange} />
      ))}
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
    <label className={cx('check-row', disabled && 'cursor-not-allowed opacity-60')}>
      <input type="checkbox" name={name} value={value} disabled={disabled} className="checkbox" {...state} />
      {label}
      {count !== undefined && <span className="check-count">{count}</span>}
    </label>
  );
}
