import type { BlockOf } from '../content/types/page/blocks';
import { Section } from '../ui/layout/section';

export function Figures({ block }: { block: BlockOf<'figures'> }) {
  if (block.figures.length === 0) return null;
  return (
    <Section title={block.title ?? undefined} tone="tint">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {block.figures.map(({ value, label }) => (
          <div
            key={`${value} ${label}`}
            className="flex flex-col-reverse justify-end border-l-4 border-brand pl-4"
          >
            <dt className="mt-1 text-ink-soft">{label}</dt>
            <dd className="font-display text-title leading-none font-extrabold text-ink tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
