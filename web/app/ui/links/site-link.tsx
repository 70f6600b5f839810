import type { ComponentProps, ReactNode } from 'react';
import { Link, useHref } from 'react-router';
import { loadNewerBuild } from '../../rendering/builds/newer-build';
import { usePreload } from '../media/preloads';

/** True for a path on this site; everything else (https:, mailto:, tel:, #anchor) is the browser's business. */
function isInternal(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path on this site, a full address, mailto:, tel: or #anchor; editors type any of these. */
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

/** A link that stays inside the app for our own paths and is a plain, safe anchor for all others. */
export function SiteLink({
  to,
  replace,
  state,
  preventScrollReset,
  viewTransition,
  children,
  ...anchor
}: SiteLinkProps) {
  if (isInternal(to)) {
    return (
      <InternalLink to={to} anchor={anchor} way={{ replace, state, preventScrollReset, viewTransition }}>
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

type Way = 'replace' | 'state' | 'preventScrollReset' | 'viewTransition';

interface InternalLinkProps extends Pick<SiteLinkProps, 'to' | 'children'> {
  /** How the page is gone to. */
  way: Pick<SiteLinkProps, Way>;
  anchor: Omit<SiteLinkProps, Way | 'to' | 'children'>;
}

/** Fetches its page ahead while somebody seems to be going there. */
function LiveLink({ to, way, anchor, children }: InternalLinkProps) {
  const preload = usePreload(useHref(to));
  return (
    <Link
      // All routes are known from the start.
      discover="none"
      to={to}
      {...preload}
      {...way}
      {...anchor}
      onClick={(event) => {
        anchor.onClick?.(event);
        loadNewerBuild(event, way.replace === true);
      }}
    >
      {children}
    </Link>
  );
}

/** What that comes to where nothing is pressed: pages have many links, and working out what a press does takes a while. */
function DrawnLink({ to, anchor, children }: InternalLinkProps) {
  return (
    <a {...anchor} href={useHref(to)}>
      {children}
    </a>
  );
}

const InternalLink = import.meta.env.SSR ? DrawnLink : LiveLink;
