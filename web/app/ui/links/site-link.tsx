import type { ComponentProps, ReactNode } from 'react';
import { Link, useHref } from 'react-router';
import { loadNewerBuild } from '../../builds/newer-build';
import { usePreload } from '../media/preloads';

/** True for a path on this site; everything else (https:, mailto:, tel:, #anchor) is left to the browser. */
function isInternal(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path on this site, a full URL, mailto:, tel: or #anchor; editors type any of these. */
  to: string;
  /** Replaces the current history entry; for links in overlays. */
  replace?: boolean;
  /** History state for the next page, such as where the visitor came from. */
  state?: unknown;
  preventScrollReset?: boolean;
  /** Fades from this page to the next, where the browser can. */
  viewTransition?: boolean;
  children?: ReactNode;
}

/** True for a path that ends as a file does; it is no page that the app could show. */
function isFile(path: string): boolean {
  return /\.[a-z]+$/.test(path.split(/[?#]/, 1)[0] ?? '');
}

/** A link that stays inside the app for our own pages and is a plain, safe anchor for all others. */
export function SiteLink({
  to,
  replace,
  state,
  preventScrollReset,
  viewTransition,
  children,
  ...anchor
}: SiteLinkProps) {
  if (isInternal(to) && isFile(to)) {
    return (
      <ServerLink to={to} anchor={anchor}>
        {children}
      </ServerLink>
    );
  }
  if (isInternal(to)) {
    return (
      <InternalLink to={to} anchor={anchor} options={{ replace, state, preventScrollReset, viewTransition }}>
        {children}
      </InternalLink>
    );
  }
  const external = /^https?:/.test(to);
  return (
    <a href={to} rel={external ? 'noopener' : undefined} {...anchor}>
      {children}
    </a>
  );
}

type NavigationOption = 'replace' | 'state' | 'preventScrollReset' | 'viewTransition';

interface InternalLinkProps extends Pick<SiteLinkProps, 'to' | 'children'> {
  /** Options of the navigation. */
  options: Pick<SiteLinkProps, NavigationOption>;
  anchor: Omit<SiteLinkProps, NavigationOption | 'to' | 'children'>;
}

/** The router's link. It preloads its page while a pointer or the focus rests on it. */
function BrowserLink({ to, options, anchor, children }: InternalLinkProps) {
  const preload = usePreload(useHref(to));
  return (
    <Link
      // All routes are known from the start.
      discover="none"
      to={to}
      {...preload}
      {...options}
      {...anchor}
      onClick={(event) => {
        anchor.onClick?.(event);
        loadNewerBuild(event, options.replace === true);
      }}
    >
      {children}
    </Link>
  );
}

/** The same HTML, rendered faster: pages have many links, and on the server nothing is pressed. Also for files. */
function ServerLink({ to, anchor, children }: Omit<InternalLinkProps, 'options'>) {
  return (
    <a {...anchor} href={useHref(to)}>
      {children}
    </a>
  );
}

const InternalLink = import.meta.env.SSR ? ServerLink : BrowserLink;
