import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { listTexts } from '../../../platform/admin/texts';
import type { MenuHeading, MenuName, PageInMenus } from '../../menu/shape';
import { menuTexts as texts } from './texts';

type Known = PageInMenus | 'loading' | { problem: string };

/**
 * Finds the place of a page in the menus, with the two changes of that.
 * @param version differs after every change of the page
 */
export function usePageMenus(documentId: string, locale: string, version: string) {
  const { get, put, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [known, setKnown] = useState<Known>('loading');
  const [isBusy, setIsBusy] = useState(false);
  const path = `/page-menus/${documentId}`;
  const options = { params: { locale } };
  const messageOf = (error: unknown, other: string) => (isFetchError(error) ? formatAPIError(error) : other);

  useEffect(() => {
    let isCurrent = true;
    get<PageInMenus>(path, options).then(
      ({ data }) => isCurrent && setKnown(data),
      (error) => isCurrent && setKnown({ problem: messageOf(error, texts.failed) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, path, locale, version]);

  async function change(work: () => Promise<{ data: PageInMenus }>, done: string): Promise<void> {
    setIsBusy(true);
    try {
      setKnown((await work()).data);
      toggleNotification({ type: 'success', message: done });
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageOf(error, listTexts.wentWrong) });
    } finally {
      setIsBusy(false);
    }
  }

  return {
    known,
    isBusy,
    putUnder: ({ menu, id }: MenuHeading) =>
      change(() => put<PageInMenus>(path, { menu, heading: id }, options), texts.isPut),
    takeOut: (menu: MenuName) => change(() => del<PageInMenus>(`${path}/${menu}`, options), texts.isTakenOut),
  };
}
