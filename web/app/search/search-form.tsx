import { Form } from 'react-router';
import { Button } from '../ui/form/button';
import { SearchField } from '../ui/form/search-field';
import { searchPath } from './index/paths';

interface Props {
  query?: string;
  texts: { field: string; placeholder: string; submit: string };
}

/** Leads to the page of results, which searches on the device when there is no connection. */
export function SearchForm({ query = '', texts }: Props) {
  return (
    <Form method="get" action={searchPath} role="search" className="flex max-w-text gap-2">
      <SearchField
        key={query}
        name="q"
        label={texts.field}
        placeholder={texts.placeholder}
        defaultValue={query}
        className="min-w-0 flex-1"
      />
      <Button type="submit" className="h-12 shrink-0">
        {texts.submit}
      </Button>
    </Form>
  );
}
