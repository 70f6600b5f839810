import type { TextareaHTMLAttributes } from 'react';
import { cx } from '../cx';
import { FieldFrame, useControlProps, type FieldWords } from './field-frame';

export interface TextAreaProps extends FieldWords, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  name: string;
}

export function TextArea(props: TextAreaProps) {
  const { id, label, labelNote, hint, error, advice, className, required, ...area } = props;
  const words = { id, label, labelNote, hint, error, advice };
  const control = useControlProps(words);
  return (
    <FieldFrame words={words} id={control.id} className={className}>
      <textarea
        rows={5}
        aria-required={required}
        className={cx('field block w-full px-3.5 py-2.5', error && 'field-wrong')}
        {...control}
        {...area}
      />
    </FieldFrame>
  );
}
