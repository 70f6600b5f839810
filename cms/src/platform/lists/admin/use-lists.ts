import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { ListLine } from '../shape';

/** The list of a type, with what the administrator may do to it; null until it is known, and for a type without one. */
export function useListOf(uid: string): ListLine | null {
  const { get } = useFetchClient();
  const [lists, setLists] = useState<ListLine[]>([]);
  useEffect(() => {
    let isCurrent = true;
    get<{ data: ListLine[] }>('/lists').then(
      ({ data }) => isCurrent && setLists(data.data),
      // Without it the page is as Strapi made it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [get]);
  return lists.find((list) => list.uid === uid) ?? null;
}
