import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { FoundPages } from '../../links/shape';

/** The pause after a key, so that not every letter is a request. */
const typingPauseMs = 250;

export interface PagesForWords extends FoundPages {
  words: string;
}

/** Pages of the site for what somebody typed; null before there are any. The last ones stay until the next arrive. */
export function useSitePages(words: string): { pages: PagesForWords | null; hasFailed: boolean } {
  const { get } = useFetchClient();
  const [pages, setPages] = useState<PagesForWords | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const { data } = await get<{ data: FoundPages }>('/editor/links', { params: { q: words } });
        if (!isCurrent) return;
        setPages({ ...data.data, words });
        setHasFailed(false);
      } catch {
        if (isCurrent) setHasFailed(true);
      }
    };
    const timer = setTimeout(() => void load(), words === '' ? 0 : typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [get, words]);

  return { pages, hasFailed };
}
