import { useHref, useLocation } from 'react-router';
import { useMessages } from '../../messages/messages';
import { Button } from '../../ui/form/button';
import { SearchField } from '../../ui/form/search-field';
import { wordsOf } from './words-of';

/** A search for what an address that leads nowhere speaks of. */
export default function NotFoundSearch() {
  const m = useMessages();
  return (
    <form method="get" action={useHref('/zoeken')} role="search" className="mt-8 flex max-w-text gap-3">
      <SearchField
        name="q"
        label={m.search.field}
        placeholder={m.search.placeholder}
        defaultValue={wordsOf(useLocation().pathname)}
        className="min-w-0 grow"
      />
      <Button type="submit">{m.listing.submitSearch}</Button>
    </form>
  );
}
