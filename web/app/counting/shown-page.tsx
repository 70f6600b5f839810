import type { ContentType } from 'beursvloer-domain/statistics';
import { useEffect, useEffectEvent } from 'react';
import { useHref, useLocation, useMatches } from 'react-router';
import type { Reported } from './events';

export interface ShownPage {
  /** Its path with the choices that the page itself reads: whatever else is in the query may be a secret. */
  url: string;
  /** It counts as a view of this URL. */
  isView: boolean;
  event: Reported | null;
}

let shown: ShownPage | null = null;
let listener: (page: ShownPage) => void = () => {};

export function watchShownPage(listen: (page: ShownPage) => void): void {
  listener = listen;
  if (shown) listen(shown);
}

/**
 * Tells the statistics which page is shown; draws nothing. Another state of the same page, such as a filter, is no other page.
 * @param isMissing on the error screen: whether its address leads nowhere
 */
export function ShownPage({ isMissing }: { isMissing?: boolean }) {
  const { pathname, search } = useLocation();
  const path = useHref(pathname);
  const { handle, params } = useMatches().at(-1) ?? {};
  const { statistics, cache } = (handle ?? {}) as RouteHandle;
  const choices = [...new URLSearchParams(search)].filter(([name]) => cache?.params.includes(name));
  const query = isMissing === undefined ? new URLSearchParams(choices).toString() : '';
  const url = path + (query && `?${query}`);
  const show = useEffectEvent(() => {
    const isView = isMissing === undefined && statistics === undefined;
    const item = Number(params?.id);
    const event: Reported | null = isMissing
      ? { eventType: 'notFound', url }
      : statistics && isMissing === undefined
        ? { eventType: 'content', type: statistics, item }
        : null;
    shown = { url, isView, event };
    listener(shown);
  });
  useEffect(() => show(), [path]);
  return null;
}

interface RouteHandle {
  statistics?: false | ContentType;
  cache?: { params: readonly string[] };
}
