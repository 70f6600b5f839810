import type { SearchAnswer } from './answer';
import { readIndexFile } from './index/index-file';
import { queryString } from './index/paths';

/** Answers a query; rejects when that does not work now or when it is no longer wanted. */
export type Ask = (query: string, signal: AbortSignal) => Promise<SearchAnswer>;

/** Where to ask, with the path the site runs under. */
export interface SearchAddresses {
  index: string;
  answer: string;
}

/** How long to wait for the next letter before the server is asked, in ms. */
const typingPauseMs = 120;
/** How long an index counts as new, in ms; after that the browser asks whether it changed. */
const indexFreshMs = 5 * 60_000;

let kept: { ask: Promise<Ask>; address: string; at: number } | null = null;

/** What answers queries: the index in this browser or, when there is too much to have it here, the server. */
export function loadAsk(addresses: SearchAddresses): Promise<Ask> {
  const at = performance.now();
  if (kept?.address === addresses.index && at - kept.at < indexFreshMs) return kept.ask;
  const before = kept?.address === addresses.index ? kept.ask : null;
  // Without a connection the index that is here already is better than none.
  const ask = makeAsk(addresses).catch((error: unknown) => before ?? Promise.reject(error as Error));
  const own = { ask, address: addresses.index, at };
  kept = own;
  ask.catch(() => {
    if (kept === own) kept = null;
  });
  return ask;
}

async function makeAsk(addresses: SearchAddresses): Promise<Ask> {
  const [{ searchIn }, file] = await Promise.all([
    import('./index/search-engine'),
    getJson(addresses.index).then(readIndexFile),
  ]);
  if (file.documents === null) return askServer(addresses.answer);
  const answer = searchIn(file.documents);
  return (query) => Promise.resolve(answer(query));
}

function askServer(address: string): Ask {
  return async (query, signal) => {
    await pause(typingPauseMs, signal);
    return readAnswer(await getJson(`${address}?${queryString(query)}`, signal));
  };
}

async function getJson(address: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`GET ${address} answered ${response.status}`);
  return response.json();
}

/** The answer as our own server makes it; only its outline is checked. */
function readAnswer(value: unknown): SearchAnswer {
  if (isAnswer(value)) return value;
  throw new TypeError('Not an answer to a search');
}

function isAnswer(value: unknown): value is SearchAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'groups' in value &&
    Array.isArray(value.groups) &&
    'total' in value &&
    typeof value.total === 'number'
  );
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('No longer wanted', 'AbortError'));
    });
  });
}
