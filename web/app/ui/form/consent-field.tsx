import type { InputHTMLAttributes } from 'react';
import { cx } from '../cx';
import { FieldHint, FieldMessages, LabelNote, useControlProps, type FieldWords } from './field-frame';

export interface ConsentFieldProps
  extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  name: string;
}

/** One box to tick, such as to agree to something. Its value is `ja`. */
export function ConsentField(props: ConsentFieldProps) {
  const { id, label, labelNote, hint, error, advice, className, required, ...input } = props;
  const words = { id, label, labelNote, hint, error, advice };
  const control = useControlProps(words);
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
        <input
          type="checkbox"
          value="ja"
          aria-required={required}
          className={cx('checkbox', error && 'field-wrong')}
          {...control}
          {...input}
        />
        <span className="min-w-0 leading-snug hyphens-auto">
          {label}
          <LabelNote note={labelNote} />
        </span>
      </label>
      <FieldHint id={control.id} hint={hint} />
      <FieldMessages id={control.id} error={error} advice={advice} />
    </div>
  );
}
