import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx';
import { FieldFrame, useControlProps, type FieldWords } from './field-frame';

export interface FileFieldProps
  extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  name: string;
  ref?: Ref<HTMLInputElement>;
  /** Below the control: the files that were chosen before. */
  children?: ReactNode;
}

/** The browser's own field for files. */
export function FileField(props: FileFieldProps) {
  const { id, label, labelNote, hint, error, advice, className, required, children, ...input } = props;
  const words = { id, label, labelNote, hint, error, advice };
  const control = useControlProps(words);
  return (
    <FieldFrame words={words} id={control.id} className={className}>
      <input
        type="file"
        aria-required={required}
        className={cx('field file-field block w-full', error && 'field-wrong')}
        {...control}
        {...input}
      />
      {children}
    </FieldFrame>
  );
}
