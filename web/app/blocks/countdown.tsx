import { useEffect, useState } from 'react';
import type { BlockOf } from '../cms/blocks';
import { useNow, useSite } from '../layouts/site-context';
import { formatDay } from '../messages/format';
import { useMessages } from '../messages/messages';
import { cx } from '../ui/cx';
import { Heading } from '../ui/heading';
import { Section } from '../ui/section';
import { countdownTo } from './countdown-to';

/** A band that counts down to the first day. */
export function Countdown({ block }: { block: BlockOf<'countdown'> }) {
  return (
    <Section tone="tint">
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

/**
 * The time until the doors open, or what stands in its place once they have. The server renders it from the one clock;
 * the browser moves it on by what has passed since, so that both say the same at first.
 */
export function CountdownClock({ className }: { className?: string }) {
  const { days } = useSite().settings;
  const { blocks: m } = useMessages();
  const now = useTickingNow();
  const fair = countdownTo(days, now);
  if (fair.state === 'unknown') return null;
  if (fair.state === 'before') {
    const units = (['days', 'hours', 'minutes'] as const).map((unit) => ({
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
      {fair.state === 'open' &&
        `${m.countdown.open}. ${m.countdown.openUntil(fair.closes.replace(':', '.'))}.`}
      {fair.state === 'between' &&
        m.countdown.between(formatDay(fair.next.date), fair.next.opens.replace(':', '.'))}
      {fair.state === 'over' && m.countdown.over}
    </p>
  );
}

/** How often the clock is read again, in ms; its smallest unit is a minute. */
const TICK_MS = 15_000;

function useTickingNow(): Date {
  const start = useNow();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - began), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(start.getTime() + passed);
}
