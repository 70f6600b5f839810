import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { maxFacetValues } from '../listing/request/search-params';
import { useHydrated } from '../rendering/hydration/use-hydrated';

/** Marks a history entry of which only the unfolded questions changed: nothing has to come into sight. */
const toggled = { unfolded: true };

/**
 * The unfolded questions, read from the URL, and a function that updates the URL when somebody folds
 * or unfolds one. A link to one question brings it into sight.
 * The query says which are open, and not the fragment alone: the server never sees a fragment, and it holds one question.
 */
export function useUnfolded(): {
  unfolded: ReadonlySet<string>;
  recordToggle: (slug: string, open: boolean) => void;
} {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const inUrl = params.getAll('vraag');
  // Two can be folded before the URL has changed once.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  useScrollToOne(inUrl);

  function recordToggle(slug: string, open: boolean): void {
    const values = latest.current.getAll('vraag');
    if (values.includes(slug) === open) return;
    // A question that does not fit in the URL stays open on the page only.
    if (open && values.length >= maxFacetValues) return;
    const next = new URLSearchParams(latest.current);
    next.delete('vraag');
    const slugs = open ? [...values, slug] : values.filter((value) => value !== slug);
    for (const value of slugs.sort()) next.append('vraag', value);
    latest.current = next;
    void navigate(
      { pathname, search: next.toString() },
      { replace: true, preventScrollReset: true, state: toggled },
    );
  }

  return { unfolded: new Set(inUrl), recordToggle };
}

/** Brings the only unfolded question into sight when somebody follows a link to it; a fragment does that by itself. */
function useScrollToOne(unfolded: readonly string[]): void {
  const location = useLocation();
  const { key, hash } = location;
  const state: unknown = location.state;
  const back = useNavigationType() === NavigationType.Pop;
  const only = unfolded.length === 1 ? unfolded[0] : undefined;
  // The first page also counts as a Pop navigation; it hydrates only once.
  const hydrates = useRef(!useHydrated());
  const seen = useRef<string>(undefined);

  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const stays = back && !(hydrates.current && isNewVisit());
    hydrates.current = false;
    if (only === undefined || hash !== '' || stays || isToggle(state)) return;
    document.getElementById(only)?.scrollIntoView();
  }, [key, hash, state, back, only]);
}

/** A page that was asked for just now; one that is reloaded or returned to restores its scroll position. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
}

function isToggle(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'unfolded' in state;
}
