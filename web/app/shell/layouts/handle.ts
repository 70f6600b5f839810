import type { ReactNode } from 'react';

/** default: header, page, footer; empty: the page alone. */
export type LayoutName = 'default' | 'empty';

/**
 * Puts what belongs around a page. A function and not a component, so that one frame can take another's place while the
 * header and footer they share stay as they are, with the focus and an open search.
 */
export type PageFrame = (page: ReactNode) => ReactNode;

/**
 * What a route module's `handle` says about what stands around its page: a layout, as a function when the content
 * decides, or none, and then the frame that the page brings itself.
 */
export type RouteHandle<LoaderData = unknown> = RouteForm &
  (
    | { layout: LayoutName | ((data: LoaderData | undefined) => LayoutName) }
    | { layout: false; frame: PageFrame }
  );

/** What a route's form may hold, where the usual is not right; see app/form-limits.ts. */
interface RouteForm {
  form?: { maxBytes?: number; maxFields?: number; maxFiles?: number };
}

/** The layout or the frame that a route's handle asks for, or null when it asks for none. */
export function layoutOf(handle: unknown, loaderData: unknown): LayoutName | PageFrame | null {
  if (typeof handle !== 'object' || handle === null || !('layout' in handle)) return null;
  if (handle.layout === false) return 'frame' in handle && isFrame(handle.frame) ? handle.frame : null;
  const layout = isChoice(handle.layout) ? handle.layout(loaderData) : handle.layout;
  return isLayoutName(layout) ? layout : null;
}

function isFrame(value: unknown): value is PageFrame {
  return typeof value === 'function';
}

function isChoice(value: unknown): value is (loaderData: unknown) => unknown {
  return typeof value === 'function';
}

function isLayoutName(value: unknown): value is LayoutName {
  return value === 'default' || value === 'empty';
}
