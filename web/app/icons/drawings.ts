import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { MiddlewareFunction } from 'react-router';
import { importChunk } from '../rendering/builds/missing-chunk';
import type { IconName } from './icon-names';

/** The drawings that came with the page, by name; after the file of all drawings has come, those as well. */
const known = new Map<string, string>();
let arriving: Promise<void> | null = null;

/** Fetches all drawings, for the page or the part that comes next. A page without icons is a whole page. */
export function fetchDrawings(): Promise<void> {
  arriving ??= importChunk(() => import('./lucide')).then(
    ({ lucide }) => Object.entries(lucide).forEach(([name, drawing]) => known.set(name, drawing)),
    () => {
      arriving = null;
    },
  );
  return arriving;
}

/** Has the browser fetch all drawings, for who will ask for them; nobody is told when they do not come. */
export function warmDrawings(): void {
  import('./lucide').catch(() => {});
}

/** In the browser, around the loading of every page: its icons come along with its code and data. */
export const bringDrawings: MiddlewareFunction = async (_, next) => {
  const [results] = await Promise.all([next(), fetchDrawings()]);
  return results;
};

/**
 * Draws an icon in the browser. What the server drew is left as it is, and remembered: the same icon elsewhere, or again
 * when a part of the page wakes up, needs no file.
 */
export function useDrawing(name: IconName): RefObject<SVGSVGElement | null> {
  const svg = useRef<SVGSVGElement>(null);
  const drawn = useRef<IconName | null>(null);
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    if (drawn.current === null && element.firstChild) {
      if (!known.has(name)) known.set(name, element.innerHTML);
      drawn.current = name;
    }
    if (drawn.current === name) return;
    let wanted = true;
    const draw = () => {
      const drawing = known.get(name);
      if (!wanted || drawing === undefined) return false;
      element.innerHTML = drawing;
      drawn.current = name;
      return true;
    };
    if (!draw()) void fetchDrawings().then(draw);
    return () => {
      wanted = false;
    };
  }, [name]);
  return svg;
}
