import { useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is, in pixels, so that a drawing in it has letters of their own size on every screen. */
export function useWidth<E extends HTMLElement>(assumed: number) {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(assumed);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.max(240, Math.floor(element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
