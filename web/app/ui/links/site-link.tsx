import type { ComponentProps, ReactNode } from 'react';
import { Link, useHref } from 'react-router';
import { loadNewerBuild } from '../../builds/newer-build';
import { usePreload } from '../media/preloads';

function isInternal(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path on this site, a full URL, mailto:, tel: or #anchor; editors type any of these. */
  to: string;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
  viewTransition?: boolean;
  children?: ReactNode;
}

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
