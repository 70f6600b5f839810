import { useHref } from 'react-router';
import { preloadTexts } from '../../messages/fetched';
import { useMessages } from '../../messages/messages';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/media/icon';
import { preloadDrawings } from '../../icons/drawings';
import { OnDemand } from '../../rendering/hydration/on-demand';
import { SiteLink } from '../../ui/links/site-link';
import { useEarlyPress } from '../../rendering/hydration/early-press';
import { useHydrated } from '../../rendering/hydration/use-hydrated';
import { searchPath } from '../index/paths';
import { useSearchUrls } from '../use-search-urls';
import { useOpenSearch } from './use-open-search';
import { isApple, useSearchKey } from './use-search-key';

const loadDialog = async () => (await import('./search-dialog')).SearchDialog;

/**
 * The way to the search: an icon on narrow screens, on wide ones what looks like the field that it opens. Without
 * JavaScript it leads to the search page.
 */
export function SearchBox({ className }: { className?: string }) {
  const m = useMessages();
  const hydrated = useHydrated();
  const early = useEarlyPress({ kind: 'link' });
  const urls = useSearchUrls();
  const search = useOpenSearch();
  useSearchKey(() => {
    // Another window over the page stays the only one.
    if (!search.open && document.querySelector('dialog[open]')) return false;
    search.show();
    return true;
  });

  const searchPage = useHref(searchPath);

  // The dialog and what it needs are fetched as soon as somebody seems to go there; opening it shows failures.
  const prepare = () => {
    const loading = import('../ask').then(({ loadAsk }) => loadAsk(urls));
    void Promise.allSettled([loading, import('./search-dialog')]);
    preloadTexts();
    preloadDrawings();
  };
  const triggerClassName = cx(
    'icon-button shrink-0 no-underline lg:h-11 lg:w-auto lg:gap-2.5 lg:border lg:border-line-strong lg:bg-surface',
    'lg:px-3 lg:text-base lg:font-medium lg:text-ink-soft lg:hover:border-action-line xl:justify-start',
    className,
  );
  const content = (
    <>
      <Icon name="search" />
      <span className="max-lg:sr-only">{m.shell.openSearch}</span>
      <kbd aria-hidden className="key needs-js max-lg:hidden xl:ml-auto" suppressHydrationWarning>
        {hydrated && isApple() ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </>
  );
  if (!hydrated) {
    return (
      <SiteLink to={searchPath} aria-keyshortcuts="Control+K Meta+K" className={triggerClassName} {...early}>
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
        className={triggerClassName}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={search.show}
        {...early}
      >
        {content}
      </button>
      {search.open && (
        <OnDemand
          key={search.key}
          load={loadDialog}
          props={{
            query: search.query,
            onQuery: search.ask,
            onLeave: search.leave,
            onClose: search.close,
          }}
          onMissing={() => window.location.assign(searchPage)}
        />
      )}
    </>
  );
}
