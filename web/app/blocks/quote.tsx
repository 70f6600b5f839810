import type { BlockOf } from '../cms/blocks';
import { Container } from '../ui/container';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';

/** What somebody said, large, with who said it. */
export function Quote({ block }: { block: BlockOf<'quote'> }) {
  return (
    <Container className="py-section">
      {/* The name is the figure's own caption, so words and name are two rows, in the middle beside the picture. */}
      <figure className="mx-auto grid max-w-4xl items-center gap-x-10 sm:grid-cols-[auto_minmax(0,1fr)] sm:grid-rows-[1fr_auto_auto_1fr]">
        <div className="max-sm:mb-6 sm:row-span-full">
          {block.image ? (
            <Picture file={block.image} sizes="160px" className="size-32 rounded-full sm:size-40" />
          ) : (
            <span className="grid size-20 place-items-center rounded-full bg-brand text-on-brand">
              <Icon name="quote" className="size-9" />
            </span>
          )}
        </div>
        <blockquote className="font-display text-heading leading-snug font-bold text-balance text-ink sm:col-start-2 sm:row-start-2">
          <p>“{block.text}”</p>
        </blockquote>
        <figcaption className="mt-4 text-ink-soft sm:col-start-2 sm:row-start-3">
          <span className="font-semibold text-ink">{block.name}</span>
          {block.role && <span className="block">{block.role}</span>}
        </figcaption>
      </figure>
    </Container>
  );
}
