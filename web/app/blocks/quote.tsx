import type { BlockOf } from '../cms/blocks';
import { Container } from '../ui/container';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';

/** What somebody said, large, with who said it. */
export function Quote({ block }: { block: BlockOf<'quote'> }) {
  return (
    <Container className="py-section">
      <figure className="mx-auto grid max-w-4xl items-center gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-10">
        {block.image ? (
          <Picture file={block.image} sizes="160px" className="size-32 rounded-full sm:size-40" />
        ) : (
          <span className="grid size-20 place-items-center rounded-full bg-brand text-on-brand">
            <Icon name="quote" className="size-9" />
          </span>
        )}
        <div>
          <blockquote className="font-display text-heading leading-snug font-bold text-balance text-ink">
            <p>“{block.text}”</p>
          </blockquote>
          <figcaption className="mt-4 text-ink-soft">
            <span className="font-semibold text-ink">{block.name}</span>
            {block.role && <span className="block">{block.role}</span>}
          </figcaption>
        </div>
      </figure>
    </Container>
  );
}
