import { useCallback, useRef, useState } from 'react';

export interface Drag {
  key: string;
  /** The place that it gets when it is let go, among the photos that stay. */
  to: number;
}

/** So close to an edge of the window the list scrolls on. */
const edgePixels = 90;
const scrollPixels = 14;

/**
 * Moves a row of a list by its handle, with a mouse and with a finger: drags of HTML know no fingers. Rows stay where they are
 * until it is let go. Each row has its key in `data-row`.
 */
export function useDragOrder(onMove: (key: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef<Drag | null>(null);

  const start = useCallback(
    (event: React.PointerEvent<HTMLElement>, key: string, from: number) => {
      if (event.button !== 0) return;
      event.preventDefault();
      const list = event.currentTarget.closest('ol');
      if (!list) return;
      let pointerY = event.clientY;
      let frame = 0;

      const show = (next: Drag | null) => {
        latest.current = next;
        setDrag(next);
      };
      const place = () => {
        const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
        const below = rows.findIndex((row) => {
          const { top, height } = row.getBoundingClientRect();
          return pointerY < top + height / 2;
        });
        const gap = below === -1 ? rows.length : below;
        // Its own place is empty by then.
        const to = gap > from ? gap - 1 : gap;
        if (to !== latest.current?.to) show({ key, to });
      };
      const scroll = () => {
        const down = pointerY > window.innerHeight - edgePixels;
        if (down || pointerY < edgePixels) {
          scrollerOf(list).scrollBy(0, down ? scrollPixels : -scrollPixels);
          place();
        }
        frame = requestAnimationFrame(scroll);
      };
      const move = ({ clientY }: PointerEvent) => {
        pointerY = clientY;
        place();
      };
      const end = (ended: Event) => {
        cancelAnimationFrame(frame);
        window.removeEventListener('pointermove', move);
        for (const name of ['pointerup', 'pointercancel', 'keydown']) window.removeEventListener(name, end);
        const last = latest.current;
        show(null);
        if (ended.type === 'pointerup' && last && last.to !== from) onMove(key, last.to);
      };
      window.addEventListener('pointermove', move);
      // A key, such as Escape, leaves it where it was.
      for (const name of ['pointerup', 'pointercancel', 'keydown']) window.addEventListener(name, end);
      show({ key, to: from });
      frame = requestAnimationFrame(scroll);
    },
    [onMove],
  );

  return { drag, start };
}

function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY) && parent.scrollHeight > parent.clientHeight)
      return parent;
  return document.scrollingElement ?? document.documentElement;
}
