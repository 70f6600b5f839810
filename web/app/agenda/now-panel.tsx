import type { Step } from 'beursvloer-domain/agenda';
import { timeOf, type WallClock } from '../clock/wall-clock';
import { useMessages } from '../messages/messages';
import { SessionRow } from '../programme/list/session-row';
import { relationToNow } from '../programme/list/now';
import { NowMark, SessionWhen } from '../programme/session-when';
import { Heading } from '../ui/text/heading';
import type { OwnDay, PlannedSession } from './own-day';

export function NowPanel({ days, now }: { days: readonly OwnDay[]; now: WallClock }) {
  const { ownProgramme: m } = useMessages();
  const steps = days.find(({ day }) => day === now.day)?.steps ?? [];
  const on = steps.filter((step) => step.when === 'now');
  const next = steps.filter((step) => step.when === 'next');
  if (on.length === 0 && next.length === 0) return null;
  return (
    <section
      aria-labelledby="nu"
      className="mb-8 rounded-panel border-2 border-action-line bg-action-soft p-4 sm:p-5"
    >
      <Heading level={2} id="nu" size="subheading" className="sr-only">
        {m.now.title}
      </Heading>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:auto-cols-fr sm:grid-flow-col">
        {on.length > 0 && <Group title={m.now.on} steps={on} now={now} />}
        {next.length > 0 && <Group title={m.now.next} steps={next} now={now} isNext />}
      </div>
    </section>
  );
}

interface GroupProps {
  title: string;
  steps: readonly Step<PlannedSession>[];
  now: WallClock;
  isNext?: boolean;
}

function Group({ title, steps, now, isNext = false }: GroupProps) {
  const { ownProgramme: m, format } = useMessages();
  return (
    <div className="min-w-0">
      <Heading level={3} size="subheading" className="mb-2">
        {title}
      </Heading>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {steps.map(({ item, walkMinutes }) => (
          <li key={item.id}>
            <SessionRow
              session={item.session}
              lead={
                <>
                  <SessionWhen session={item.session} className="font-semibold" />
                  <NowMark relation={relationToNow(item.session, now)} short />
                </>
              }
            />
            {isNext && walkMinutes > 0 && (
              <p className="mt-1 text-sm font-semibold first-letter:uppercase">
                {m.now.leave(format.time(timeOf(item.start - walkMinutes)))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
