import type { Feasibility, Step } from 'beursvloer-domain/agenda';
import type { IconName } from '../icons/icon-names';
import { useMessages } from '../messages/messages';
import type { Messages } from '../messages/nl';
import { cx } from '../ui/cx';
import { Icon } from '../ui/media/icon';
import type { PlannedSession } from './own-day';

const looks: Record<Feasibility, { icon: IconName; ink: string }> = {
  feasible: { icon: 'circle-check', ink: 'text-good-ink' },
  tight: { icon: 'footprints', ink: 'text-brand-ink' },
  impossible: { icon: 'triangle-alert', ink: 'text-danger' },
};

export function Feasible({ step }: { step: Step<PlannedSession> }) {
  const { ownProgramme: m, programme } = useMessages();
  const { icon, ink } = looks[step.feasibility];
  const why = reason(step, m, programme.list);
  return (
    <p className="mt-3 flex items-start gap-2">
      <Icon name={icon} className={cx('mt-0.5 shrink-0', ink)} />
      <span className="min-w-0">
        <strong className={ink}>{m[step.feasibility]}</strong>
        {why !== null && `: ${why}`}
      </span>
    </p>
  );
}

function reason(
  { feasibility, after, item, walkMinutes, overlaps }: Step<PlannedSession>,
  m: Messages['ownProgramme'],
  list: Messages['programme']['list'],
): string | null {
  const others = list(overlaps.map(({ session }) => session.title));
  if (others !== '') return feasibility === 'impossible' ? m.overlaps(others) : m.misses(others);
  if (after === null) return null;
  if (feasibility !== 'feasible') return m.walkShort(walkMinutes, item.start - after.end);
  if (walkMinutes === 0) return m.sameRoom;
  return m.walk(walkMinutes, after.place.room ?? after.session.meetingPoint ?? m.previousPlace);
}
