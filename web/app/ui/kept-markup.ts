import { createContext, use, type ReactNode } from 'react';

/**
 * Gives the markup of what `render` makes, from memory when the same objects were shown in the same way before.
 * @returns null when React may as well make it with the rest of the page
 */
export type KeepMarkup = (of: readonly object[], way: string, render: () => ReactNode) => string | null;

/** Where a server that keeps markup is found; there is none in browsers, nor for what nobody else gets to see. */
export const MarkupKeeper = createContext<KeepMarkup | null>(null);

/** What fills an element: children, or on the server their markup. */
export type Filling = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * Fills an element with a part of the page that follows from `of`, `way`, the language and nothing else, so that the server
 * need not make it again for every page. In `render` and below no component may ask who looks, at what address or when,
 * nor use useId.
 * @param of what is shown; the very same objects give the same markup
 * @param way how it is shown: everything else that makes a difference
 */
export function useKeptMarkup(of: readonly object[], way: string, render: () => ReactNode): Filling {
  const keep = use(MarkupKeeper);
  const markup = keep?.(of, way, render) ?? null;
  return markup === null ? { children: render() } : { dangerouslySetInnerHTML: { __html: markup } };
}
