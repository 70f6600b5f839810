import { buildId } from './own-build';

/**
 * Adds to the router's manifest which files the code of each page imports, so that pages are preloaded with all of their
 * code. Without it the router preloads a page's own file alone, so failures are ignored. vite/browser-manifest.ts writes the file.
 */
export function loadRouteImports(): void {
  if (import.meta.env.PROD) import(/* @vite-ignore */ `/assets/route-imports-${buildId}.js`).catch(() => {});
}
