import { useEffect, useRef, useSyncExternalStore } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { PreloadQueue } from './preload-queue';

/** How long a pointer or the focus rests on a link before its page is fetched, in ms. */
const intent = 100;
/** After this time a page that hangs makes room for the next, in ms. */
const patience = 10_000;

const queue = new PreloadQueue();
const none: readonly string[] = [];

/**
 * Fetches the code and data of pages that visitors seem to be going to; stands once in the frame. React Router's own
 * `prefetch="intent"` has no limit and does not ask about data saver: scrolling over a list with a finger starts dozens
 * of requests on the slow network of a full hall.
 */
export function Preloads() {
  const pages = useSyncExternalStore(queue.subscribe, queue.current, () => none);
  const { key } = useLocation();
  useEffect(() => queue.forget(), [key]);
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
    // A page that is here already brings no links.
    if (!box.current?.querySelector('link')) queue.finish(page);
    const timer = setTimeout(() => queue.finish(page), patience);
    return () => clearTimeout(timer);
  }, [page]);
  const settle = (event: { currentTarget: EventTarget }) => {
    settled.current.add(event.currentTarget);
    finishIfSettled();
  };
  // Handed on to each link. With them React leaves the links here, where they can be counted, and not in the head.
  const handlers = { onLoad: settle, onError: settle };
  return (
    <div ref={box} hidden>
      <PrefetchPageLinks page={page} {...handlers} />
    </div>
  );
}

/** Handlers for a link to `page` (path with the locale) that fetch it ahead while a pointer or the focus rests on it. */
export function usePreload(page: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = (delay: number) => {
    clearTimeout(timer.current);
    if (hasRoomForMore()) timer.current = setTimeout(() => queue.want(page), delay);
  };
  const stop = () => {
    clearTimeout(timer.current);
    queue.unwant(page);
  };
  return {
    onMouseEnter: () => start(intent),
    onFocus: () => start(intent),
    onTouchStart: () => start(0),
    onMouseLeave: stop,
    onBlur: stop,
  };
}

/** False where bytes count: with data saver on, and on a connection that is busy with the page itself. */
function hasRoomForMore(): boolean {
  if (window.matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return true;
  const saveData: unknown = Reflect.get(connection, 'saveData');
  const speed: unknown = Reflect.get(connection, 'effectiveType');
  return saveData !== true && speed !== 'slow-2g' && speed !== '2g';
}
