/** default: header, page, footer; workspace: the same with the full width for filters and lists; empty: the page alone. */
export type LayoutName = 'default' | 'workspace' | 'empty';

/** What a route module's `handle` tells the frame; a function when the layout comes from the content. */
export interface RouteHandle<LoaderData = unknown> {
  layout: LayoutName | ((data: LoaderData | undefined) => LayoutName);
}

/** The layout that a route's handle asks for, or null when it asks for none. */
export function layoutOf(handle: unknown, loaderData: unknown): LayoutName | null {
  if (typeof handle !== 'object' || handle === null || !('layout' in handle)) return null;
  const layout = isChoice(handle.layout) ? handle.layout(loaderData) : handle.layout;
  return isLayoutName(layout) ? layout : null;
}

function isChoice(value: unknown): value is (loaderData: unknown) => unknown {
  return typeof value === 'function';
}

function isLayoutName(value: unknown): value is LayoutName {
  return value === 'default' || value === 'workspace' || value === 'empty';
}
