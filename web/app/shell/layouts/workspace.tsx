import { useState, type ReactNode } from 'react';
import { useMessages } from '../../messages/messages';
import { Breadcrumbs, type Crumb } from '../../ui/links/breadcrumbs';
import { Button, buttonClassName } from '../../ui/form/button';
import { Container } from '../../ui/layout/container';
import { SlideOver } from '../../ui/overlay/dialog';
import { useEarlyPress } from '../../rendering/hydration/early-press';
import { cx } from '../../ui/cx';
import { Heading } from '../../ui/text/heading';
import { Icon } from '../../ui/media/icon';

export interface WorkspaceProps {
  title: string;
  intro?: ReactNode;
  breadcrumbs?: Crumb[];
  tabs?: ReactNode;
  /** Stands over filters and results; on narrow screens it may stick under the header. */
  bar?: ReactNode;
  /** The filter form. It may be on the page twice for a moment, so ids in it come from useId. */
  filters?: ReactNode;
  isWide?: boolean;
  activeFilters?: number;
  /** The first line above the results; on narrow screens beside the button of the filters. */
  beside?: ReactNode;
  toolbar?: ReactNode;
  children: ReactNode;
}

export function Workspace({
  title,
  intro,
  breadcrumbs,
  tabs,
  bar,
  filters,
  isWide = false,
  activeFilters = 0,
  beside,
  toolbar,
  children,
}: WorkspaceProps) {
  return (
    <>
      <div className="border-b border-line bg-tint plan-lines">
        <Container width="wide" className="workspace-head">
          {breadcrumbs && <Breadcrumbs items={breadcrumbs} className="workspace-crumbs" />}
          <Heading level={1}>{title}</Heading>
          {intro && <div className="mt-3 max-w-text text-lead text-ink-soft">{intro}</div>}
          {tabs && <div className="workspace-tabs">{tabs}</div>}
        </Container>
      </div>
      <Container width="wide" className="workspace-body">
        {bar}
        {filters ? (
          <div className={isWide ? 'workspace' : 'workspace workspace-columns'}>
            <Filters key={String(isWide)} count={activeFilters} isFolded={isWide}>
              {filters}
            </Filters>
            {beside && <div className="workspace-beside">{beside}</div>}
            <div className="workspace-results">
              {toolbar && <div className="mb-5">{toolbar}</div>}
              {children}
            </div>
          </div>
        ) : (
          <>
            {toolbar && <div className="mb-5">{toolbar}</div>}
            {children}
          </>
        )}
      </Container>
    </>
  );
}

interface FiltersProps {
  count: number;
  isFolded: boolean;
  children: ReactNode;
}

/**
 * One set of filters for every screen: beside the results when there is room; otherwise folded in under a button that
 * opens a slide-over. Without JavaScript, and before hydration, they simply unfold, and what has unfolded stays.
 */
function Filters({ count, isFolded, children }: FiltersProps) {
  const m = useMessages();
  const [open, setOpen] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const early = useEarlyPress({ onUnfolded: () => setUnfolded(true), kind: 'dialog' });
  return (
    <aside aria-label={m.shell.filters} className={cx('no-print', !isFolded && 'workspace-filters')}>
      {/* Open for wide screens and for who has no JavaScript; the stylesheet folds it where the slide-over takes over. */}
      <details open={!isFolded || unfolded}>
        <summary
          className={buttonClassName({
            tone: 'secondary',
            className: cx('w-full list-none', isFolded ? 'lg:w-auto' : 'lg:hidden'),
          })}
          aria-haspopup={unfolded ? undefined : 'dialog'}
          data-pressed={unfolded ? '' : undefined}
          suppressHydrationWarning
          onClick={(event) => {
            event.preventDefault();
            if (unfolded) setUnfolded(false);
            else setOpen(true);
          }}
          {...early}
        >
          <Icon name="sliders-horizontal" />
          {m.shell.filtersChosen(count)}
        </summary>
        <div className={cx('pt-4', !isFolded && 'lg:pt-0')}>
          {children}
          {unfolded && (
            <Button
              className={cx('mt-4 w-full', !isFolded && 'lg:hidden')}
              onClick={() => setUnfolded(false)}
            >
              {m.shell.showResults}
            </Button>
          )}
        </div>
      </details>
      <SlideOver
        open={open}
        onClose={() => setOpen(false)}
        title={m.shell.filters}
        side="left"
        footer={
          <Button className="w-full" onClick={() => setOpen(false)}>
            {m.shell.showResults}
          </Button>
        }
      >
        {children}
      </SlideOver>
    </aside>
  );
}
