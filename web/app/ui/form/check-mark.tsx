import type { InputHTMLAttributes } from 'react';
import { cx } from '../cx';
import { Icon } from '../media/icon';

export interface CheckMarkProps extends InputHTMLAttributes<HTMLInputElement> {
  type: 'checkbox' | 'radio';
}

export function CheckMark({ type, className, ...input }: CheckMarkProps) {
  return (
    <span className="relative flex shrink-0">
      <input
        type={type}
        className={cx('checkbox peer', type === 'radio' && 'checkbox-round', className)}
        {...input}
      />
      {type === 'radio' ? (
        <span className="pointer-events-none absolute inset-0 m-auto hidden size-2.5 rounded-full bg-on-action peer-checked:block" />
      ) : (
        <Icon
          name="check"
          className="pointer-events-none absolute inset-0 m-auto hidden size-4 stroke-3 text-on-action peer-checked:block"
        />
      )}
    </span>
  );
}
