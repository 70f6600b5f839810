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
    <SiteLink {...link} aria-current={current ? 'page' : undefined} className={cx('count-tab', className)}>
      {label}
      <span>{count}</span>
    </SiteLink>
  );
}
