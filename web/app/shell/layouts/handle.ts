import type { FieldDefinition } from 'beursvloer-domain/forms';
import type { ContentType } from 'beursvloer-domain/statistics';
import type { ReactNode } from 'react';

/** default: header, page, footer; empty: the page alone. */
export type LayoutName = 'default' | 'empty';

/**
 * Renders the frame around a page. A function and not a component, so that React keeps the shared header and footer
 * mounted when the frame changes, with the focus and an open search.
 */
export type PageFrame = (page: ReactNode) => ReactNode;

/**
 * A route module's `handle`. It is in the browser's code too, so it holds plain data only. `layout` is the layout of the
 * page: a function when the content decides, false for a page with a frame of its own.
 */
export type RouteHandle<LoaderData = unknown> = RoutePolicy &
  (
    | { layout?: LayoutName | ((data: LoaderData | undefined) => LayoutName) }
    | { layout: false; frame: PageFrame }
  );

interface RoutePolicy {
  /**
   * The page is the same for everybody: it is cached until something on it changes, once for each choice of these query
   * parameters, named in the order in which links have them. A route without this renders every request.
   * See app/route-handles/cache-policy.ts.
   */
  cache?: { params: readonly string[] };
  /** Limits of the route's form, where the usual ones are not right; see app/route-handles/form-limits.ts. */
  form?: {
    maxBytes?: number;
    maxFields?: number;
    maxFiles?: number;
    files?: FileForms;
    isOpenToAll?: boolean;
  };
  camera?: true;
  /**
   * How a view of the page is counted, where it is not by its URL: false for not at all, or as a view of a document of this
   * type. See app/statistics.
   */
  statistics?: false | ContentType;
}

/**
 * The forms of a page whose fields take files, which go to the content backend while they come in: `content` for forms that
 * editors put on the page, `form` for any that they built, or the forms in code by their names, with the id that the content backend keeps their files for.
 */
export type FileForms =
  'content' | 'form' | Readonly<Record<string, { id: string; fields: readonly FieldDefinition[] }>>;

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
