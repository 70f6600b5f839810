import type { BlockOf } from '../content/types/page/blocks';
import { useKnowsMinutes, useNow, useSite } from '../site/site-context';
import { useMessages } from '../messages/messages';
import { cx } from '../ui/cx';
import { Heading } from '../ui/text/heading';
import { Section } from '../ui/layout/section';
import { countdownTo } from './countdown-to';

export function Countdown({ block }: { block: BlockOf<'countdown'> }) {
  const { days } = useSite().settings;
  if (days.length === 0) return null;
  return (
    <Section tone="tint" className="no-print">
      <div className="grid items-center gap-8 lg:grid-cols-2">
        <div>
          {block.title && (
            <Heading level={2} className="booth-mark">
              {block.title}
            </Heading>
          )}
          {block.text && <p className="mt-3 text-lead text-ink-soft">{block.text}</p>}
        </div>
        <CountdownClock />
      </div>
    </Section>
  );
}

export function CountdownClock({ className }: { className?: string }) {
  const { days } = useSite().settings;
  const { format, blocks: m } = useMessages();
  const knowsMinutes = useKnowsMinutes();
  const now = useNow();
  const fair = countdownTo(days, now);
  const [first] = days;
  if (fair.state === 'unknown' || !first) return null;
  if (fair.state === 'before' && (knowsMinutes || fair.days > 0)) {
    const shown = knowsMinutes ? (['days', 'hours', 'minutes'] as const) : (['days'] as const);
    const units = shown.map((unit) => ({
      unit,
      value: fair[unit],
      label: m.countdown.units[unit](fair[unit]),
    }));
    return (
      <div role="timer" aria-label={m.countdown.label} className={cx('flex flex-wrap gap-3', className)}>
        {units.map(({ unit, value, label }) => (
          <div
            key={unit}
            className="min-w-24 rounded-card bg-white px-4 py-3 text-center text-grey-950 shadow-raised"
          >
            <span className="block font-display text-4xl leading-none font-extrabold tabular-nums">
              {value}
            </span>
            <span className="mt-1 block text-sm text-grey-700">{label}</span>
          </div>
        ))}
      </div>
    );
  }
  return (
    <p className={cx('font-display text-subheading font-bold', className)}>
      {fair.state === 'open' && `${m.countdown.open}. ${m.countdown.openUntil(format.time(fair.closes))}.`}
      {fair.state === 'before' && m.countdown.between(format.day(first.date), format.time(first.opens))}
      {fair.state === 'between' &&
        m.countdown.between(format.day(fair.next.date), format.time(fair.next.opens))}
      {fair.state === 'over' && m.countdown.over}
    </p>
  );
}
