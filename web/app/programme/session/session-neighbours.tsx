import type { BriefSession } from '../../content/types/listed';
import type { SessionSummary } from '../../content/types/session';
import { useLangOf, useMessages } from '../../messages/messages';
import { sessionPath } from '../../site/detail-paths';
import { NeighbourLinks, type Neighbour } from '../../ui/links/neighbour-links';
import { SessionWhen } from '../session-when';

export interface SessionNeighboursProps {
  room: SessionSummary['room'];
  previous: BriefSession | null;
  next: BriefSession | null;
}

export function SessionNeighbours({ room, previous, next }: SessionNeighboursProps) {
  const m = useMessages().programme;
  const langOf = useLangOf();
  if (!room) return null;
  return (
    <NeighbourLinks
      label={m.detail.inRoom(room.name)}
      previous={previous && neighbourOf(previous, m.detail.previousHere, langOf(previous))}
      next={next && neighbourOf(next, m.detail.nextHere, langOf(next))}
    />
  );
}

function neighbourOf(session: BriefSession, label: string, lang: string | undefined): Neighbour {
  return {
    to: sessionPath(session),
    title: session.title,
    lang,
    lead: (
      <>
        {label} · <SessionWhen session={session} />
      </>
    ),
  };
}
