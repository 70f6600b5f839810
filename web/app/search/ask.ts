import type { SearchResponse } from './search-response';
import { readIndexFile } from './index/index-file';
import { queryString } from './index/paths';

/** Answers a query; rejects when that does not work now or when it is no longer wanted. */
export type Ask = (query: string, signal: AbortSignal) => Promise<SearchResponse>;

export interface SearchUrls {
  index: string;
  response: string;
}

const typingPauseMs = 120;
/** How long an index is used without revalidation, in ms. */
const indexTtlMs = 5 * 60_000;

let cached: { ask: Promise<Ask>; url: string; at: number } | null = null;

/** Loads the index into this browser or, when it is too large for that, asks the server. */
export function loadAsk(urls: SearchUrls): Promise<Ask> {
  const at = performance.now();
  if (cached?.url === urls.index && at - cached.at < indexTtlMs) return cached.ask;
  const before = cached?.url === urls.index ? cached.ask : null;
  // Without a connection the index that is here already is better than none.
  const ask = makeAsk(urls).catch((error: unknown) => before ?? Promise.reject(error as Error));
  const entry = { ask, url: urls.index, at };
  cached = entry;
  ask.catch(() => {
    if (cached === entry) cached = null;
  });
  return ask;
}

async function makeAsk(urls: SearchUrls): Promise<Ask> {
  const [{ searchIn }, file] = await Promise.all([
    import('./index/search-engine'),
    getJson(urls.index).then(readIndexFile),
  ]);
  if (file.documents === null) return askServer(urls.response);
  const search = searchIn(file.documents);
  return (query) => Promise.resolve(search(query));
}

function askServer(url: string): Ask {
  return async (query, signal) => {
    await pause(typingPauseMs, signal);
    return readSearchResponse(await getJson(`${url}?${queryString(query)}`, signal));
  };
}

async function getJson(url: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`GET ${url} answered ${response.status}`);
  return response.json();
}

/** The response of our own server; only its outline is checked. */
function readSearchResponse(value: unknown): SearchResponse {
  if (isSearchResponse(value)) return value;
  throw new TypeError('Not an answer to a search');
}

function isSearchResponse(value: unknown): value is SearchResponse {
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
