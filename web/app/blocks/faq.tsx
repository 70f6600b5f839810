import type { BlockOf } from '../cms/blocks';
import { Icon } from '../ui/icon';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

/** Questions that unfold; each has an address of its own (`#slug`). */
export function Faq({ block }: { block: BlockOf<'faq'> }) {
  return (
    <Section title={block.title ?? undefined}>
      <div className="max-w-3xl divide-y divide-line border-y border-line">
        {block.questions.map(({ slug, question, answer }) => (
          <details key={slug} id={slug} className="group scroll-mt-28">
            <summary className="flex cursor-pointer list-none items-start justify-between gap-4 py-4 font-display text-lg font-bold text-ink marker:hidden hover:text-action-ink">
              {question}
              <Icon name="chevron-down" className="mt-1 transition-transform group-open:rotate-180" />
            </summary>
            <div className="pb-5">
              <RichText value={answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
