import { useEffect, useState } from 'react';
import type { SearchAnswer } from './answer';
import { loadAsk } from './ask';
import { minQueryLength } from './limits';
import { useSearchAddresses } from './use-search-addresses';

export type AnswerState =
  /** Nothing was asked yet. */
  | { status: 'idle' }
  /** The first answer is on its way. */
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  /** `query` is what was answered; while the next answer is made, that of the last query stays. */
  | { status: 'answered'; query: string; answer: SearchAnswer };

/** The answer to a query while it is being typed. */
export function useAnswer(query: string): AnswerState {
  const { index, answer: address } = useSearchAddresses();
  const [last, setLast] = useState<{ query: string; answer: SearchAnswer } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = query.trim();
  const idle = asked.length < minQueryLength;

  useEffect(() => {
    if (idle) return;
    const wanted = new AbortController();
    loadAsk({ index, answer: address })
      .then(async (ask) => {
        wanted.signal.throwIfAborted();
        const answer = await ask(asked, wanted.signal);
        wanted.signal.throwIfAborted();
        setLast({ query: asked, answer });
        setFailed(null);
      })
      .catch(() => {
        if (!wanted.signal.aborted) setFailed(asked);
      });
    return () => wanted.abort();
  }, [asked, idle, index, address, attempt]);

  if (idle) return { status: 'idle' };
  if (failed === asked) return { status: 'failed', retry: () => setAttempt((count) => count + 1) };
  return last ? { status: 'answered', ...last } : { status: 'loading' };
}
