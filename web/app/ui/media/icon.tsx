import { cx } from '../cx';
import { symbolId, useDrawing } from '../../icons/drawings';
import type { IconName } from '../../icons/icon-names';

export interface IconProps {
  name: IconName;
  /** Spoken name; without it the icon is decoration and hidden from screen readers. */
  label?: string;
  className?: string;
}

export function Icon({ name, label, className }: IconProps) {
  useDrawing(name);
  return (
    <svg
      className={cx('icon', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}
