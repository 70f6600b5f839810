import { createContext, use, useLayoutEffect } from 'react';
import type { MiddlewareFunction } from 'react-router';
import { importChunk } from '../builds/missing-chunk';
import type { IconName } from './icon-names';
import type { lucide } from './lucide';

/** The element of the page that holds each drawing once; icons refer to them. The server puts in those that the page shows. */
export const spriteId = 'icons';
export const symbolId = (name: IconName) => `i-${name}`;

/** Collects the icons of a page that the server draws; null in browsers. */
export const DrawnIcons = createContext<Set<IconName> | null>(null);

let drawings: typeof lucide | null = null;
let pending: Promise<void> | null = null;

/** Loads all drawings, for the next page or component. A failure is ignored: a page works without icons. */
export function fetchDrawings(): Promise<void> {
  pending ??= importChunk(() => import('./lucide')).then(
    (module) => {
      drawings = module.lucide;
    },
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

/** Sees to it that the page has the drawing of an icon. */
export function useDrawing(name: IconName): void {
  use(DrawnIcons)?.add(name);
  useLayoutEffect(() => {
    if (!addDrawing(name)) void fetchDrawings().then(() => addDrawing(name));
  }, [name]);
}

/** False while the drawings are not there. */
function addDrawing(name: IconName): boolean {
  const id = symbolId(name);
  const sprite = document.getElementById(spriteId);
  if (!sprite || document.getElementById(id)) return true;
  if (!drawings) return false;
  const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol');
  symbol.id = id;
  symbol.setAttribute('viewBox', viewBox);
  symbol.innerHTML = drawings[name];
  sprite.append(symbol);
  return true;
}

export const viewBox = '0 0 24 24';
