import { useMessages } from '../../messages/messages';
import { cx } from '../cx';
import { Icon } from '../media/icon';
import { SiteLink } from './site-link';

export interface PaginationProps {
  /** The current page, counted from 1. */
  page: number;
  pages: number;
  toPage: (page: number) => string;
  className?: string;
}

/** The pages to show: the first, the last, and those around the current one; null is a gap. */
function shownPages(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const unique = [...new Set(near)].sort((a, b) => a - b);
  return unique.flatMap((number, index) => {
    const gap = number - (unique[index - 1] ?? number - 1);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 font-semibold no-underline';

export function Pagination({ page, pages, toPage, className }: PaginationProps) {
  const m = useMessages();
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={m.shell.pages}
      className={cx('flex flex-wrap items-center justify-center gap-1', className)}
    >
      {page > 1 && (
        <SiteLink
          to={toPage(page - 1)}
          rel="prev"
          className={cx(step, 'text-action-ink hover:bg-action-soft')}
        >
          <Icon name="arrow-left" />
          <span className="max-sm:sr-only">{m.shell.previousPage}</span>
        </SiteLink>
      )}
      <p className="px-2 font-semibold tabular-nums sm:hidden">{m.shell.pageOf(page, pages)}</p>
      <ol className="flex items-center gap-1 max-sm:hidden">
        {shownPages(page, pages).map((number, index) => (
          <li key={index}>
            {number === null ? (
              <span className="px-1 text-ink-soft">…</span>
            ) : (
              <SiteLink
                to={toPage(number)}
                aria-label={m.shell.pageOf(number, pages)}
                aria-current={number === page ? 'page' : undefined}
                className={cx(
                  step,
                  'tabular-nums',
                  number === page ? 'bg-brand text-on-brand' : 'text-ink hover:bg-sunken',
                )}
              >
                {number}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <SiteLink
          to={toPage(page + 1)}
          rel="next"
          className={cx(step, 'text-action-ink hover:bg-action-soft')}
        >
          <span className="max-sm:sr-only">{m.shell.nextPage}</span>
          <Icon name="arrow-right" />
        </SiteLink>
      )}
    </nav>
  );
}
