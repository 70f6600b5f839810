import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { MiddlewareFunction } from 'react-router';
import { importChunk } from '../builds/missing-chunk';
import type { IconName } from './icon-names';

/** Drawings by the name of their icon: those found in the server's HTML, and all once their file is loaded. */
const drawings = new Map<string, string>();
let pending: Promise<void> | null = null;

/** Loads all drawings, for the next page or component. A failure is ignored: a page works without icons. */
export function fetchDrawings(): Promise<void> {
  pending ??= importChunk(() => import('./lucide')).then(
    ({ lucide }) => Object.entries(lucide).forEach(([name, drawing]) => drawings.set(name, drawing)),
    () => {
      pending = null;
    },
  );
  return pending;
}

export function preloadDrawings(): void {
  import('./lucide').catch(() => {});
}

/** Client middleware: loads a page's icons along with its code and data. */
export const loadDrawings: MiddlewareFunction = async (_, next) => {
  const [results] = await Promise.all([next(), fetchDrawings()]);
  return results;
};

/**
 * Draws an icon in the browser. The server's drawing stays, and is remembered: the same icon in another place, or after
 * hydration, needs no file.
 */
export function useDrawing(name: IconName): RefObject<SVGSVGElement | null> {
  const svg = useRef<SVGSVGElement>(null);
  const drawn = useRef<IconName | null>(null);
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    if (drawn.current === null && element.firstChild) {
      if (!drawings.has(name)) drawings.set(name, element.innerHTML);
      drawn.current = name;
    }
    if (drawn.current === name) return;
    let isMounted = true;
    const draw = () => {
      const drawing = drawings.get(name);
      if (!isMounted || drawing === undefined) return false;
      element.innerHTML = drawing;
      drawn.current = name;
      return true;
    };
    if (!draw()) void fetchDrawings().then(draw);
    return () => {
      isMounted = false;
    };
  }, [name]);
  return svg;
}
