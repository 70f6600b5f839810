import type { ReactNode } from 'react';
import { Container } from '../layout/container';
import { Icon } from '../media/icon';
import { SiteLink } from './site-link';

export interface Neighbour {
  to: string;
  title: string;
  lang?: string;
  lead: ReactNode;
  state?: unknown;
}

export interface NeighbourLinksProps {
  label: string;
  previous: Neighbour | null;
  next: Neighbour | null;
}

export function NeighbourLinks({ label, previous, next }: NeighbourLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="border-y border-line bg-sunken">
      <Container width="page" className="grid sm:grid-cols-2">
        {previous && <NeighbourLink neighbour={previous} icon="arrow-left" />}
        {next && (
          <NeighbourLink
            neighbour={next}
            icon="arrow-right"
            className="sm:col-start-2 sm:text-right max-sm:border-t max-sm:border-line max-sm:first:border-t-0 sm:flex-row-reverse"
          />
        )}
      </Container>
    </nav>
  );
}

function NeighbourLink({
  neighbour: { to, title, lang, lead, state },
  icon,
  className = '',
}: {
  neighbour: Neighbour;
  icon: 'arrow-left' | 'arrow-right';
  className?: string;
}) {
  return (
    <SiteLink
      to={to}
      state={state}
      className={`group flex min-w-0 items-center gap-4 py-5 no-underline ${className}`}
    >
      <Icon name={icon} className="text-xl text-action-ink" />
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">{lead}</span>
        <span lang={lang} className="line-clamp-2 font-bold group-hover:underline">
          {title}
        </span>
      </span>
    </SiteLink>
  );
}
