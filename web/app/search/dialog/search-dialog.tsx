import { useId, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../messages/messages';
import { searchMark } from '../../counting/marks';
import { Button } from '../../ui/form/button';
import { Dialog } from '../../ui/overlay/dialog';
import { Icon } from '../../ui/media/icon';
import { Skeleton } from '../../ui/layout/skeleton';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { foundGroups, linkGroup, recentGroup } from './option-groups';
import { Options, type OptionGroup } from './options';
import { searchHref } from '../index/paths';
import { forgetSearches, rememberSearch, useRecentSearches } from './recent';
import { SearchHead } from '../search-head';
import { useSectionLinks } from '../section-links';
import { useSearchResponse, type SearchState } from '../use-search-response';
import { useOptions } from './use-options';

interface SearchDialogProps {
  query: string;
  onQuery: (query: string) => void;
  onLeave: () => void;
  onClose: () => void;
}

export function SearchDialog({ query, onQuery, onLeave, onClose }: SearchDialogProps) {
  const m = useMessages();
  const navigate = useNavigate();
  const listId = useId();
  const state = useSearchResponse(query);

  const leave = () => {
    rememberSearch(query);
    onLeave();
  };
  const onChoose = (event: MouseEvent) => {
    // A new tab leaves this page as it is.
    if (event.ctrlKey || event.metaKey || event.shiftKey) rememberSearch(query);
    else leave();
  };
  const groups = useGroups(state, onQuery, onChoose);
  const at = useOptions(
    groups.reduce((sum, { options }) => sum + options.length, 0),
    query,
  );
  const submit = () => {
    if (at.press() || query.trim() === '') return;
    leave();
    void navigate(searchHref(query.trim()), { replace: true });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.search.field}
      head={<SearchHead query={query} onQuery={onQuery} onSubmit={submit} listId={listId} at={at} />}
      footer={<Keys />}
      className="search-dialog"
    >
      <div className="-mx-3 -my-2">
        <Status state={state} />
        <Options
          id={listId}
          label={state.status === 'answered' ? m.search.results : m.search.suggestions}
          groups={groups}
          at={at}
        />
        {groups[0]?.key === 'recent' && (
          <Button tone="quiet" size="small" className="mt-3" onClick={forgetSearches}>
            {m.search.empty.forget}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function useGroups(
  state: SearchState,
  onAsk: (query: string) => void,
  onChoose: (event: MouseEvent) => void,
): OptionGroup[] {
  const m = useMessages();
  const links = useSectionLinks();
  const recent = useRecentSearches();
  if (state.status === 'answered' && state.response.total > 0) {
    return foundGroups(state.response, state.query, m.search, onChoose);
  }
  if (state.status === 'loading') return [];
  const toPages = linkGroup(links, m.search, onChoose);
  return state.status === 'idle' ? [...recentGroup(recent, m.search, onAsk), ...toPages] : toPages;
}

function Status({ state }: { state: SearchState }) {
  const m = useMessages();
  switch (state.status) {
    case 'idle':
      return <p className="px-3 pb-4 text-sm text-ink-soft">{m.search.empty.text}</p>;
    case 'loading':
      return (
        <div className="flex flex-col gap-4 px-3 py-2">
          <VisuallyHidden>{m.search.loading}</VisuallyHidden>
          {['w-2/5', 'w-4/5', 'w-3/5', 'w-4/5', 'w-1/2'].map((width, index) => (
            <Skeleton key={index} className={`h-5 ${width}`} />
          ))}
        </div>
      );
    case 'failed':
      return (
        <div role="alert" className="px-3 pb-5">
          <p className="font-display text-lg font-bold">{m.search.failed.title}</p>
          <p className="mt-1 mb-3 text-ink-soft">{m.search.failed.text}</p>
          <Button tone="secondary" icon="rotate-ccw" onClick={state.retry}>
            {m.search.failed.retry}
          </Button>
        </div>
      );
    case 'answered': {
      const { total, partial } = state.response;
      if (total === 0) {
        return (
          <div role="status" className="px-3 pt-1 pb-5" {...searchMark(state.query, 0)}>
            <p className="font-display text-lg font-bold">{m.search.none.title(state.query)}</p>
            <p className="mt-1 text-ink-soft">{m.search.none.text}</p>
          </div>
        );
      }
      return (
        <div role="status" {...searchMark(state.query, total)}>
          <VisuallyHidden>{m.search.count(total)}</VisuallyHidden>
          {partial && (
            <p className="mx-3 mb-4 rounded-control bg-tint px-3 py-2 text-sm">{m.search.partial}</p>
          )}
        </div>
      );
    }
  }
}

function Keys() {
  const m = useMessages();
  return (
    <p aria-hidden className="search-keys flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-soft">
      <span>
        <kbd className="key">↑</kbd> <kbd className="key">↓</kbd> {m.search.keys.move}
      </span>
      <span>
        <kbd className="key">Enter</kbd> {m.search.keys.open}
      </span>
      <span>
        <kbd className="key">Esc</kbd> {m.search.keys.close}
      </span>
      <Icon name="search" className="ml-auto max-sm:hidden" />
    </p>
  );
}
