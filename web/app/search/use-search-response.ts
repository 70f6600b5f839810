import { useEffect, useState } from 'react';
import type { SearchResponse } from './search-response';
import { loadAsk } from './ask';
import { minQueryLength } from './limits';
import { useSearchUrls } from './use-search-urls';

export type SearchState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  /** `query` belongs to `response`; both stay until the next response arrives. */
  | { status: 'answered'; query: string; response: SearchResponse };

export function useSearchResponse(query: string): SearchState {
  const { index, response: responseUrl } = useSearchUrls();
  const [last, setLast] = useState<{ query: string; response: SearchResponse } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = query.trim();
  const idle = asked.length < minQueryLength;

  useEffect(() => {
    if (idle) return;
    const wanted = new AbortController();
    loadAsk({ index, response: responseUrl })
      .then(async (ask) => {
        wanted.signal.throwIfAborted();
        const response = await ask(asked, wanted.signal);
        wanted.signal.throwIfAborted();
        setLast({ query: asked, response });
        setFailed(null);
      })
      .catch(() => {
        if (!wanted.signal.aborted) setFailed(asked);
      });
    return () => wanted.abort();
  }, [asked, idle, index, responseUrl, attempt]);

  if (idle) return { status: 'idle' };
  if (failed === asked) return { status: 'failed', retry: () => setAttempt((count) => count + 1) };
  return last ? { status: 'answered', ...last } : { status: 'loading' };
}
