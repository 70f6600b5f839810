import { Form } from 'react-router';
import { useMessages } from '../messages/messages';
import { Button } from '../ui/form/button';
import { SearchField } from '../ui/form/search-field';
import { searchPath } from './index/paths';

/** Leads to the page of results, which searches on the device when there is no connection. */
export function SearchForm({ query = '' }: { query?: string }) {
  const m = useMessages();
  return (
    <Form method="get" action={searchPath} role="search" className="flex max-w-text gap-2">
      <SearchField
        key={query}
        name="q"
        label={m.search.field}
        placeholder={m.search.placeholder}
        defaultValue={query}
        className="min-w-0 flex-1"
      />
      <Button type="submit" className="h-12 shrink-0">
        {m.search.submit}
      </Button>
    </Form>
  );
}
