import { timeOf } from '../clock/wall-clock';
import { useMessages } from '../messages/messages';
import { Heading } from '../ui/text/heading';
import { Icon } from '../ui/media/icon';
import { Fitting } from './fitting-sessions';
import type { OwnDay } from './own-day';
import { StepCard } from './step-card';

export const idOfDay = (day: string) => `dag-${day}`;

export interface DaySectionProps {
  day: OwnDay;
  onRemove: (id: string) => Promise<void>;
}

export function DaySection({ day: { day, steps, fitting }, onRemove }: DaySectionProps) {
  const { ownProgramme: m, format } = useMessages();
  const first = Math.min(...steps.map(({ item }) => item.start));
  const last = Math.max(...steps.map(({ item }) => item.end));
  const conflicts = steps.filter(({ feasibility }) => feasibility === 'impossible').length;
  return (
    <section aria-labelledby={idOfDay(day)} className="mb-10">
      <Heading level={2} id={idOfDay(day)} className="first-letter:uppercase">
        {format.day(day, 'long-without-year')}
      </Heading>
      <p className="mt-1 text-ink-soft">
        {m.summary(steps.length, format.timeRange(timeOf(first), timeOf(last)))}
        {conflicts > 0 && <span className="font-semibold text-danger"> · {m.conflicts(conflicts)}</span>}
      </p>
      <ol className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        {steps.map((step) => (
          <li key={step.item.id}>
            {step.breakBefore && (
              <p className="mb-3 flex items-center gap-2 border-l-4 border-dashed border-line py-2 pl-4 text-sm text-ink-soft">
                <Icon name="clock" />
                {m.pause(format.timeRange(timeOf(step.breakBefore.start), timeOf(step.breakBefore.end)))}
              </p>
            )}
            <StepCard step={step} onRemove={onRemove} />
          </li>
        ))}
      </ol>
      <Fitting sessions={fitting} />
    </section>
  );
}
