import { useSyncExternalStore } from 'react';

const storageKey = 'zoeken:recent';
const mostRecent = 5;
/** Longest search that is stored, in characters; the field has the same limit. */
const maxSearchLength = 100;

const listeners = new Set<() => void>();
const none: readonly string[] = [];
/** The parsed list with its text: the same text has to give the same list. */
let read: { text: string | null; list: readonly string[] } = { text: null, list: none };

/** The last searches made in this browser, the latest first. They stay in this browser. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, recentSearches, () => none);
}

export function rememberSearch(query: string): void {
  const search = query.trim().slice(0, maxSearchLength);
  if (search === '') return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== search.toLowerCase());
  write([search, ...others].slice(0, mostRecent));
}

export function forgetSearches(): void {
  write([]);
}

function recentSearches(): readonly string[] {
  // Storage can be forbidden; then nothing is remembered.
  try {
    const text = localStorage.getItem(storageKey);
    if (text !== read.text) read = { text, list: listFrom(text) };
    return read.list;
  } catch {
    return none;
  }
}

function listFrom(text: string | null): readonly string[] {
  const value: unknown = JSON.parse(text ?? '[]');
  if (!Array.isArray(value)) return none;
  return value.filter((one) => typeof one === 'string').slice(0, mostRecent);
}

function write(list: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(list));
  } catch {
    return;
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
