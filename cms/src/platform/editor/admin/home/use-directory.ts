import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { usePermissions } from '../../../admin/permissions/permitted';
import { directoryOf, type DirectoryType } from './directory';
import { directoryPages } from './directory-pages';

/** Every list and page that the one who is signed in may open, in groups; null until they are loaded. */
export function useDirectory(): { groups: ReturnType<typeof directoryOf> | null; failed: boolean } {
  const { get } = useFetchClient();
  const isPermitted = usePermissions();
  const [types, setTypes] = useState<DirectoryType[] | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    get<{ data: DirectoryType[] }>('/editor/directory').then(
      ({ data }) => current && setTypes(data.data),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [get]);

  const pages = directoryPages
    .all()
    .filter(({ permissions }) => permissions.length === 0 || isPermitted(...permissions));
  return { groups: types && directoryOf(types, pages), failed };
}
