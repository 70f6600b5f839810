import type { Feasibility, Step } from 'beursvloer-domain/agenda';
import { useLangOf, useMessages } from '../messages/messages';
import { RoomTag } from '../programme/session/room-tag';
import { NowMark, SessionWhen } from '../programme/session-when';
import { relationToNow } from '../programme/list/now';
import { useWallClock } from '../programme/use-wall-clock';
import { sessionPath } from '../site/detail-paths';
import { SiteLink } from '../ui/links/site-link';
import { Icon } from '../ui/media/icon';
import { cx } from '../ui/cx';
import { Feasible } from './feasible';
import { Note } from '../saved/note';
import type { PlannedSession } from './own-day';
import { WishChoice } from '../saved/wish-choice';

/** The edge of a card, which says whether somebody can be there in time, as its words do. */
const edges: Record<Feasibility, string> = {
  feasible: 'border-l-action',
  tight: 'border-l-brand',
  impossible: 'border-l-danger',
};

export interface StepCardProps {
  step: Step<PlannedSession>;
  onRemove: (id: string) => Promise<void>;
}

export function StepCard({ step, onRemove }: StepCardProps) {
  const { ownProgramme: m } = useMessages();
  const langOf = useLangOf();
  const now = useWallClock();
  const { session, id, wish, note } = step.item;
  return (
    <article
      className={cx(
        'relative rounded-card border border-l-4 border-line bg-surface p-4 break-inside-avoid sm:p-5',
        edges[step.feasibility],
        wish === 'maybe' && 'border-y-dashed border-r-dashed',
        step.when === 'past' && 'opacity-75',
      )}
    >
      <button
        type="button"
        onClick={() => void onRemove(id)}
        aria-label={m.remove(session.title)}
        className="icon-button absolute top-1.5 right-1.5 text-ink-soft print:hidden"
      >
        <Icon name="trash-2" />
      </button>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pr-10">
        <SessionWhen session={session} className="font-display text-lg font-bold" />
        <NowMark relation={relationToNow(session, now)} short />
      </div>
      <h3 lang={langOf(session)} className="mt-1 text-lg leading-snug font-bold hyphens-auto">
        <SiteLink to={sessionPath(session)} className="text-ink underline-offset-4">
          {session.title}
        </SiteLink>
      </h3>
      <RoomTag session={session} className="mt-2" />
      <Feasible step={step} />
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <WishChoice id={id} title={session.title} wish={wish} />
        <Note id={id} title={session.title} note={note} />
      </div>
    </article>
  );
}
