import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listTexts } from '../texts';
import { saveFile } from './save-file';

export interface ListPage {
  data: unknown[];
  meta: { total: number; page: number; pages: number };
}

interface UseList<Loaded extends ListPage, Filters> {
  /** Null until it is there. */
  list: Loaded | null;
  /** The list could not be loaded. One that was there before stays: something may be typed beside it. */
  failed: boolean;
  filters: Filters;
  /** Begins at the first page of what is left. */
  filter: (filters: Filters) => void;
  turnTo: (page: number) => void;
  /** Does something and loads the list again. What `work` returns is said when it is done; null says nothing. */
  attempt: (work: () => Promise<string | null>) => Promise<void>;
  /** Downloads all rows that the filters leave, not only those of this page. */
  download: (format: 'csv' | 'xlsx') => Promise<void>;
}

/**
 * A list of the admin's server, with its filters and its page. It begins with the filters that the URL has: those of a link
 * from the home page. What goes wrong is said to the reader.
 * @param path of the list; its file is at `<path>/export`
 * @param fileName of a download, without its ending
 */
export function useList<Loaded extends ListPage, Filters extends object>(
  path: string,
  fileName: string,
  noFilters: Filters,
): UseList<Loaded, Filters> {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [inUrl] = useSearchParams();
  /** The query of the list; a new object loads it again. */
  const [asked, ask] = useState(() => ({ filters: filtersIn(inUrl, noFilters), page: 1 }));
  const [list, setList] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const { filters } = asked;

  useEffect(() => {
    let current = true;
    get<Loaded>(path, { params: { ...asked.filters, page: String(asked.page) } }).then(
      ({ data }) => current && (setList(data), setFailed(false)),
      () => {
        if (!current) return;
        setFailed(true);
        toggleNotification({
          type: 'danger',
          message: listTexts.notLoaded,
        });
      },
    );
    return () => {
      current = false;
    };
  }, [get, path, asked, toggleNotification]);

  async function attempt(work: () => Promise<string | null>) {
    try {
      const message = await work();
      if (message !== null) toggleNotification({ type: 'success', message });
      // Filters may have changed meanwhile.
      ask((latest) => ({ ...latest }));
    } catch (error) {
      const message = isFetchError(error) ? formatAPIError(error) : listTexts.wentWrong;
      toggleNotification({ type: 'danger', message });
    }
  }

  return {
    list,
    failed,
    filters,
    attempt,
    filter: (changed) => ask({ filters: changed, page: 1 }),
    turnTo: (next) => ask({ filters, page: next }),
    download: (format) =>
      attempt(async () => {
        const options = { params: { ...filters, format }, responseType: 'blob' } as const;
        const { data } = await get<Blob>(`${path}/export`, options);
        saveFile(data, `${fileName}.${format}`);
        return null;
      }),
  };
}

function filtersIn<Filters extends object>(inUrl: URLSearchParams, noFilters: Filters): Filters {
  const known = [...inUrl].filter(([name]) => name in noFilters);
  return { ...noFilters, ...Object.fromEntries(known) };
}
