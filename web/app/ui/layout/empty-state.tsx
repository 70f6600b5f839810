import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Heading } from '../text/heading';
import { Icon } from '../media/icon';
import type { IconName } from '../../icons/icon-names';

export interface EmptyStateProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  icon?: IconName;
  level?: 2 | 3;
  className?: string;
}

export function EmptyState({ title, text, action, icon = 'search', level = 2, className }: EmptyStateProps) {
  return (
    <div className={cx('plan-lines empty-stand rounded-panel bg-tint px-6 py-12 text-center', className)}>
      <span className="mx-auto mb-4 flex size-14 items-center justify-center rounded-full bg-surface text-2xl text-tint-ink shadow-card">
        <Icon name={icon} />
      </span>
      <Heading level={level} size="subheading">
        {title}
      </Heading>
      <div className="mx-auto mt-2 max-w-[42ch] text-ink-soft">{text}</div>
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
