import type { InputHTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx';
import { FieldFrame, useControlProps, type FieldWords } from './field-frame';

export interface TextFieldProps
  extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size'> {
  name: string;
  after?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { id, label, labelNote, hint, error, advice, after, className, required, ...input } = props;
  const words = { id, label, labelNote, hint, error, advice };
  const control = useControlProps(words);
  return (
    <FieldFrame words={words} id={control.id} className={className}>
      <input
        type="text"
        // Not the attribute: the browser's own bubbles speak its language, not that of the page.
        aria-required={required}
        className={cx('field h-12 w-full px-3.5', Boolean(after) && 'pr-13', error && 'field-wrong')}
        {...control}
        {...input}
      />
      {after && <div className="absolute inset-y-0 right-0.5 flex items-center">{after}</div>}
    </FieldFrame>
  );
}
