import type { ReactNode } from 'react';
import { cx } from '../cx';
import { EditorIcon } from '../media/editor-icon';
import { Icon } from '../media/icon';
import { SiteLink } from '../links/site-link';

interface ChipProps {
  to: string;
  selected?: boolean;
  /** Makes this a chip that removes a filter, shown with a cross. The value is its full spoken name. */
  removeLabel?: string;
  count?: number;
  icon?: string | null;
  preventScrollReset?: boolean;
  className?: string;
  children: ReactNode;
}

export function Chip({
  to,
  selected,
  removeLabel,
  count,
  icon,
  preventScrollReset,
  className,
  children,
}: ChipProps) {
  return (
    <SiteLink
      to={to}
      preventScrollReset={preventScrollReset}
      aria-label={removeLabel}
      aria-current={selected ? 'true' : undefined}
      className={cx(
        'inline-flex min-h-9 items-center gap-1.5 rounded-panel border px-3 py-1 text-sm font-semibold no-underline transition-colors',
        selected || removeLabel
          ? 'border-action-line bg-action-soft text-action-ink hover:border-action-line'
          : 'border-line-strong bg-surface text-ink hover:border-action-line hover:text-action-ink',
        className,
      )}
    >
      <EditorIcon name={icon} className="text-brand-ink" />
      {children}
      {count !== undefined && <span className="font-normal text-ink-soft tabular-nums">{count}</span>}
      {removeLabel && <Icon name="x" className="size-4" />}
    </SiteLink>
  );
}
