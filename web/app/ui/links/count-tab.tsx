import type { ReactNode } from 'react';
import { cx } from '../cx';
import { SiteLink, type SiteLinkProps } from './site-link';

export interface CountTabProps extends Omit<SiteLinkProps, 'children'> {
  current: boolean;
  label: string;
  count: ReactNode;
}

export function CountTab({ current, label, count, className, ...link }: CountTabProps) {
  return (
    <SiteLink
      {...link}
      aria-current={current ? 'page' : undefined}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 rounded-control border px-3.5 font-semibold no-underline transition-colors',
        current
          ? 'border-brand bg-brand text-on-brand'
          : 'border-line bg-surface text-ink hover:border-line-strong',
        className,
      )}
    >
      {label}
      <span className={cx('text-sm font-normal whitespace-nowrap', current ? '' : 'text-ink-soft')}>
        {count}
      </span>
    </SiteLink>
  );
}
