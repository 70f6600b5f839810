import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { usePermissions } from '../../admin/permissions/permitted';
import { directoryPages } from '../../editor/admin/home/directory-pages';
import { matches } from '../matches';
import { maxHitsPerGroup, minSearchLength, type SearchGroup } from '../shape';
import { searchTexts } from './texts';

/** While somebody types, the server is asked when this long nothing was added. */
const typingPauseMs = 200;

interface Found {
  /** Null when the server failed. */
  groups: SearchGroup[] | null;
  search: string;
}

/** The latest answer of the server, with the admin's own pages. It may be about an earlier search; null before the first. */
export function useSearch(search: string): Found | null {
  const { get } = useFetchClient();
  const isPermitted = usePermissions();
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    if (search.length < minSearchLength) return setFound(null);
    let current = true;
    const answer = (groups: Found['groups']) => current && setFound({ groups, search });
    const ask = () =>
      // The client does not escape parameters.
      get<{ data: SearchGroup[] }>(`/editor/search?${new URLSearchParams({ q: search })}`).then(
        ({ data }) => answer([...pagesFor(search, isPermitted), ...data.data]),
        () => answer(null),
      );
    const timer = setTimeout(ask, typingPauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // The function of permissions is another one at each drawing, and what it says stays.
  }, [get, search]);

  return found;
}

function pagesFor(search: string, isPermitted: ReturnType<typeof usePermissions>): SearchGroup[] {
  const hits = directoryPages
    .all()
    .filter(({ permissions }) => permissions.length === 0 || isPermitted(...permissions))
    .map(({ path, intlLabel, about }) => ({ path, title: intlLabel.defaultMessage, about }))
    .filter(({ title, about }) => matches(search, [title, about]));
  return hits.length === 0
    ? []
    : [{ name: 'pages', title: searchTexts.pages, hits: hits.slice(0, maxHitsPerGroup) }];
}
