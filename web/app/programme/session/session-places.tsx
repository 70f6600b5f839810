import type { Session } from '../../content/types/session';
import { useMessages } from '../../messages/messages';
import { requestPlacePath } from '../../site/detail-paths';
import { ButtonLink } from '../../ui/form/button';
import { relationToNow } from '../list/now';
import { useWallClock } from '../use-wall-clock';

interface Props {
  session: Session;
  places: NonNullable<Session['places']>;
}

/** How many places a session has left, and the way to one, or to the waiting list. Nothing once it has begun. */
export default function SessionPlaces({ session, places: { left, waiting, isClosed } }: Props) {
  const m = useMessages().visitors.places;
  const { state } = relationToNow(session, useWallClock());
  if (state === 'on' || state === 'ended') return null;
  const isFull = left === 0 || waiting > 0;
  return (
    <section
      aria-label={m.term}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <div>
        <p className="font-semibold">
          {isClosed ? m.closed : left === 0 ? m.full : m.left(left, session.capacity ?? left)}
        </p>
        {!isClosed && waiting > 0 && <p className="text-ink-soft">{m.waiting(waiting)}</p>}
      </div>
      {!isClosed && (
        <ButtonLink to={requestPlacePath(session)} icon="ticket" tone={isFull ? 'secondary' : 'primary'}>
          {isFull ? m.askToWait : m.ask}
        </ButtonLink>
      )}
    </section>
  );
}
