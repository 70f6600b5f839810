import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx';
import { Icon } from '../media/icon';
import { FieldFrame, useControlProps, type FieldWords } from './field-frame';

export interface FileFieldProps
  extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  name: string;
  choose: string;
  ref?: Ref<HTMLInputElement>;
  children?: ReactNode;
}

/**
 * The browser's own field for files, which works without scripts and shows what was chosen. Its button speaks the language
 * of the browser, so the words of the page's language lie over it.
 */
export function FileField(props: FileFieldProps) {
  const { id, label, labelNote, hint, error, advice, className, required, choose, ...rest } = props;
  const { children, ...input } = rest;
  const words = { id, label, labelNote, hint, error, advice };
  const control = useControlProps(words);
  return (
    <FieldFrame words={words} id={control.id} className={className}>
      <div className="relative">
        <input
          type="file"
          aria-required={required}
          className={cx('field file-field block w-full', error && 'field-wrong')}
          {...control}
          {...input}
        />
        <span aria-hidden="true" className="file-button">
          <Icon name="plus" />
          {choose}
        </span>
      </div>
      {children}
    </FieldFrame>
  );
}
