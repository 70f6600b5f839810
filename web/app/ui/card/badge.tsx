import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../media/icon';
import type { IconName } from '../../icons/icon-names';

export type BadgeTone = 'neutral' | 'brand' | 'blue' | 'green' | 'danger';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  brand: 'bg-brand-soft text-brand-ink',
  blue: 'bg-tint text-blue-ink',
  green: 'bg-action-soft text-action-ink',
  danger: 'bg-danger-soft text-danger',
};

/** A short fact about the thing it stands on; not pressable. */
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
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-tag px-2 py-0.5 text-sm font-semibold leading-snug',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} className="size-[1.05em]" />}
      {children}
    </span>
  );
}
