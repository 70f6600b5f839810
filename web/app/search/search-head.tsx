import { useMessages } from '../messages/messages';
import { maxQueryLength } from '../listing/request/search-params';
import { Icon } from '../ui/media/icon';
import type { ActiveOption } from './dialog/use-options';

export function SearchHead({
  query,
  onQuery,
  onSubmit,
  listId,
  at,
}: {
  query: string;
  onQuery: (query: string) => void;
  onSubmit: () => void;
  listId: string;
  at: ActiveOption;
}) {
  const m = useMessages();
  return (
    <form
      role="search"
      className="relative min-w-0 flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        role="combobox"
        aria-label={m.search.field}
        aria-autocomplete="list"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={at.active >= 0 ? at.idOf(at.active) : undefined}
        placeholder={m.search.placeholder}
        value={query}
        maxLength={maxQueryLength}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="field h-12 w-full pr-2 pl-11"
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={at.onKeyDown}
      />
    </form>
  );
}
