import { useId, type SelectHTMLAttributes } from 'react';
import { cx } from '../cx';
import { Icon } from '../media/icon';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  labelHidden?: boolean;
  options: { value: string; label: string }[];
}

export function Select({ label, labelHidden, options, className, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className={cx('flex flex-wrap items-center gap-x-2 gap-y-1', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-medium'}>
        {label}
      </label>
      <span className="relative">
        <select id={id} className="field h-11 w-full appearance-none py-0 pr-10 pl-3.5" {...select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2" />
      </span>
    </div>
  );
}
