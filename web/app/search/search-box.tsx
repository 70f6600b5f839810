import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useMessages } from '../messages/messages';
import { cx } from '../ui/cx';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { useHydrated } from '../ui/use-hydrated';
import { loadAsk } from './ask';
import { SEARCH_PATH } from './paths';
import { forgetReturnPoint, returnPointAt } from './return-point';
import { SearchDialog } from './search-dialog';
import { useSearchAddresses } from './use-answer';
import { isApple, useSearchKey } from './use-search-key';

/**
 * The way to the search: an icon on narrow screens, on wide ones what looks like the field that it opens. Without
 * JavaScript it leads to the search page.
 */
export function SearchBox({ className }: { className?: string }) {
  const m = useMessages();
  const hydrated = useHydrated();
  const addresses = useSearchAddresses();
  const { open, show, close, query } = useOpenSearch();
  useSearchKey(() => show(''));

  // What the dialog needs is fetched as soon as somebody seems to go there; opening it tells of failures.
  const prepare = () => void loadAsk(addresses).catch(() => {});
  const look = cx(
    'icon-button shrink-0 no-underline lg:h-11 lg:w-auto lg:gap-2.5 lg:border lg:border-line-strong lg:bg-surface',
    'lg:px-3 lg:text-base lg:font-medium lg:text-ink-soft lg:hover:border-action xl:justify-start',
    className,
  );
  const content = (
    <>
      <Icon name="search" />
      <span className="max-lg:sr-only">{m.search.open}</span>
      <kbd aria-hidden className="key needs-js max-lg:hidden xl:ml-auto" suppressHydrationWarning>
        {hydrated && isApple() ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </>
  );
  if (!hydrated) {
    return (
      <SiteLink to={SEARCH_PATH} className={look}>
        {content}
      </SiteLink>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
        className={look}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => show('')}
      >
        {content}
      </button>
      {open && <SearchDialog initialQuery={query} onClose={close} />}
    </>
  );
}

/** Whether the search is open on this page, and what was asked when the page was left by way of it. */
function useOpenSearch() {
  const { key } = useLocation();
  const arrivedBy = useNavigationType();
  const [opened, setOpened] = useState<{ key: string; query: string } | null>(null);
  // It belongs to the history entry it was opened on: on the next page it is closed, and Back finds it as it was left.
  if (opened !== null && opened.key !== key) setOpened(null);

  useEffect(() => {
    if (arrivedBy !== NavigationType.Pop) return;
    const query = returnPointAt(key);
    if (query === null) return;
    // Once the page stands where it was left; the header of the page that is left may get here first, and goes away.
    const frame = requestAnimationFrame(() => {
      forgetReturnPoint();
      setOpened({ key, query });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, arrivedBy]);

  return {
    open: opened?.key === key,
    query: opened?.query ?? '',
    show: (query: string) => setOpened({ key, query }),
    close: () => setOpened(null),
  };
}
