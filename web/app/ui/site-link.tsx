import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link, useHref } from 'react-router';
import { loadNewerBuild } from '../builds/newer-build';
import { usePreload } from './preloads';

/** True for a path on this site; everything else (https:, mailto:, tel:, #anchor) is the browser's business. */
function isInternal(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
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
      <InternalLink {...{ to, replace, state, preventScrollReset, viewTransition }} {...anchor}>
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

/** Fetches its page ahead while somebody seems to be going there. */
function InternalLink({ onClick, children, ...link }: SiteLinkProps) {
  const preload = usePreload(useHref(link.to));
  return (
    <Link
      {...preload}
      {...link}
      onClick={(event) => {
        onClick?.(event);
        loadNewerBuild(event, link.replace === true);
      }}
    >
      {children}
    </Link>
  );
}
