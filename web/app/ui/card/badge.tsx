import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../media/icon';
import type { IconName } from '../../icons/icon-names';

export type BadgeTone = 'neutral' | 'brand' | 'blue' | 'green' | 'danger';

const tones: Record<BadgeTone, string> = {
  neutral: 'badge-neutral',
  brand: 'badge-brand',
  blue: 'badge-blue',
  green: 'badge-green',
  danger: 'badge-danger',
};

export function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: BadgeTone;
  icon?: IconName;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={cx('badge', tones[tone], className)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
