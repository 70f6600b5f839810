import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../media/icon';
import type { IconName } from '../../icons/icon-names';

export interface NoticeProps extends ComponentProps<'div'> {
  /** problem: something has to be corrected; done: it worked; info: good to know. */
  tone: 'problem' | 'done' | 'info';
  children: ReactNode;
}

const variants: Record<NoticeProps['tone'], { icon: IconName; className: string; ink: string }> = {
  problem: { icon: 'circle-alert', className: 'border-danger bg-danger-soft', ink: 'text-danger' },
  done: { icon: 'circle-check', className: 'border-good bg-good-soft', ink: 'text-good-ink' },
  info: { icon: 'info', className: 'border-line bg-tint', ink: 'text-tint-ink' },
};

export function Notice({ tone, className, children, ...rest }: NoticeProps) {
  const variant = variants[tone];
  return (
    <div className={cx('flex gap-3 rounded-card border px-4 py-3', variant.className, className)} {...rest}>
      <Icon name={variant.icon} className={cx('mt-1 shrink-0 text-lg', variant.ink)} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
