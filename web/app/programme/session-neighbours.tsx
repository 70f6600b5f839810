import type { SessionSummary } from '../cms/session';
import { useMessages } from '../messages/messages';
import { Container } from '../ui/container';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { SessionWhen } from './session-when';

export interface SessionNeighboursProps {
  room: SessionSummary['room'];
  previous: SessionSummary | null;
  next: SessionSummary | null;
}

/** What happens in the same room before and after, for who wants to keep a seat. */
export function SessionNeighbours({ room, previous, next }: SessionNeighboursProps) {
  const m = useMessages().programme;
  if (!room || (!previous && !next)) return null;
  return (
    <nav aria-label={m.detail.inRoom(room.name)} className="border-y border-line bg-sunken">
      <Container width="page" className="grid sm:grid-cols-2">
        {previous && <Neighbour session={previous} label={m.detail.previousHere} icon="arrow-left" />}
        {next && (
          <Neighbour
            session={next}
            label={m.detail.nextHere}
            icon="arrow-right"
            className="sm:col-start-2 sm:text-right max-sm:border-t max-sm:border-line max-sm:first:border-t-0 sm:flex-row-reverse"
          />
        )}
      </Container>
    </nav>
  );
}

function Neighbour({
  session,
  label,
  icon,
  className = '',
}: {
  session: SessionSummary;
  label: string;
  icon: 'arrow-left' | 'arrow-right';
  className?: string;
}) {
  return (
    <SiteLink
      to={`/programma/${session.publicId}`}
      className={`group flex min-w-0 items-center gap-4 py-5 no-underline ${className}`}
    >
      <Icon name={icon} className="text-xl text-action-ink" />
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">
          {label} · <SessionWhen session={session} />
        </span>
        <span className="line-clamp-2 font-bold break-words group-hover:underline">{session.title}</span>
      </span>
    </SiteLink>
  );
}
