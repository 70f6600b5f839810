import type { BlockOf } from '../content/types/page/blocks';
import { cx } from '../ui/cx';
import { Heading } from '../ui/text/heading';
import { Picture } from '../ui/media/picture';
import { RichText } from '../ui/text/rich-text';
import { Section } from '../ui/layout/section';
import { BlockButtons } from './buttons';

export function TextWithImage({ block }: { block: BlockOf<'text-with-image'> }) {
  return (
    <Section>
      <div className={cx('grid items-center gap-8 lg:gap-14', block.image && 'lg:grid-cols-2')}>
        <div className={cx('min-w-0 max-w-text', block.side === 'left' && 'lg:order-2')}>
          {block.title && (
            <Heading level={2} className="booth-mark mb-4">
              {block.title}
            </Heading>
          )}
          <RichText value={block.body} />
          <BlockButtons buttons={block.buttons} className="mt-6" />
        </div>
        {block.image && (
          <Picture
            file={block.image}
            sizes="(min-width: 1024px) 45vw, 100vw"
            className="aspect-3/2 w-full rounded-card"
          />
        )}
      </div>
    </Section>
  );
}
