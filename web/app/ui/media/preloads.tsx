import { useEffect, useRef, useSyncExternalStore } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { PreloadQueue } from './preload-queue';

const intentDelayMs = 100;
/** After this time a page that hangs no longer blocks the next one. */
const preloadTimeoutMs = 10_000;

const queue = new PreloadQueue();
const none: readonly string[] = [];

/**
 * Preloads the code and data of pages whose links the visitor points at; rendered once, in the frame. React Router's own
 * `prefetch="intent"` has no limit and ignores data saver: scrolling over a list with a finger starts dozens of requests on
 * the slow network of a full hall.
 */
export function Preloads() {
  const pages = useSyncExternalStore(queue.subscribe, queue.current, () => none);
  const { key } = useLocation();
  useEffect(() => queue.clearLoaded(), [key]);
  return pages.map((page) => <Preload key={page} page={page} />);
}

function Preload({ page }: { page: string }) {
  const box = useRef<HTMLDivElement>(null);
  const settled = useRef(new Set<EventTarget>());
  const finishIfSettled = () => {
    const links = box.current?.querySelectorAll('link[rel="prefetch"], link[rel="modulepreload"]') ?? [];
    if ([...links].every((link) => settled.current.has(link))) queue.finish(page);
  };
  useEffect(() => {
    // A page that is loaded already has no links.
    if (!box.current?.querySelector('link')) queue.finish(page);
    const timer = setTimeout(() => queue.finish(page), preloadTimeoutMs);
    return () => clearTimeout(timer);
  }, [page]);
  const settle = (event: { currentTarget: EventTarget }) => {
    settled.current.add(event.currentTarget);
    finishIfSettled();
  };
  // React Router passes these on to each link. With handlers React renders the links here and not in the head, so that they
  // can be counted.
  const handlers = { onLoad: settle, onError: settle };
  return (
    <div ref={box} hidden>
      <PrefetchPageLinks page={page} {...handlers} />
    </div>
  );
}

/** Handlers for a link to `page` (path with the locale) that preload it while a pointer or the focus is on it. */
export function usePreload(page: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = (delay: number) => {
    clearTimeout(timer.current);
    if (mayPreload()) timer.current = setTimeout(() => queue.add(page), delay);
  };
  const stop = () => {
    clearTimeout(timer.current);
    queue.remove(page);
  };
  return {
    onMouseEnter: () => start(intentDelayMs),
    onFocus: () => start(intentDelayMs),
    onTouchStart: () => start(0),
    onMouseLeave: stop,
    onBlur: stop,
  };
}

/** False with data saver on, and on a connection so slow that the page itself needs it. */
function mayPreload(): boolean {
  if (window.matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return true;
  const saveData: unknown = Reflect.get(connection, 'saveData');
  const speed: unknown = Reflect.get(connection, 'effectiveType');
  return saveData !== true && speed !== 'slow-2g' && speed !== '2g';
}
