import type { BlockOf } from '../content/types/page/blocks';
import { Container } from '../ui/layout/container';
import { Icon } from '../ui/media/icon';
import { Picture } from '../ui/media/picture';

export function Quote({ block }: { block: BlockOf<'quote'> }) {
  return (
    <Container className="py-section">
      {/* The name is the figure's own caption, so words and name are two rows beside the picture. */}
      <figure className="grid max-w-4xl items-center gap-x-10 sm:grid-cols-[auto_minmax(0,1fr)]">
        <div className="max-sm:mb-6 sm:row-span-2">
          {block.image ? (
            <Picture file={block.image} sizes="160px" className="size-32 rounded-full sm:size-40" />
          ) : (
            <span className="grid size-20 place-items-center rounded-full bg-brand text-on-brand">
              <Icon name="quote" className="size-9" />
            </span>
          )}
        </div>
        <blockquote className="min-w-0 font-display text-heading leading-snug hyphens-auto font-bold text-balance text-ink sm:self-end">
          <p>“{block.text}”</p>
        </blockquote>
        <figcaption className="mt-4 text-ink-soft sm:self-start">
          <span className="font-semibold text-ink">{block.name}</span>
          {block.role && <span className="block">{block.role}</span>}
        </figcaption>
      </figure>
    </Container>
  );
}
