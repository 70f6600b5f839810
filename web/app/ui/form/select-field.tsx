import type { SelectHTMLAttributes } from 'react';
import { cx } from '../cx';
import { Icon } from '../media/icon';
import { FieldFrame, useControlProps, type FieldWords } from './field-frame';
import type { Option } from './options-field';

export interface SelectFieldProps extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  name: string;
  options: readonly Option[];
  placeholder: string;
}

export function SelectField(props: SelectFieldProps) {
  const { id, label, labelNote, hint, error, advice, className, required, options, placeholder, ...select } =
    props;
  const words = { id, label, labelNote, hint, error, advice };
  const control = useControlProps(words);
  return (
    <FieldFrame words={words} id={control.id} className={className}>
      <select
        aria-required={required}
        className={cx('field h-12 w-full appearance-none py-0 pr-10 pl-3.5', error && 'field-wrong')}
        {...control}
        {...select}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2" />
    </FieldFrame>
  );
}
