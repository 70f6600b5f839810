import type { BlockOf } from '../content/types/page/blocks';
import { Container } from '../ui/layout/container';
import { RichText } from '../ui/text/rich-text';

export function RichTextBlock({ block }: { block: BlockOf<'rich-text'> }) {
  if (block.body.length === 0) return null;
  return (
    <Container className="py-8 lg:py-10">
      <div className="max-w-text">
        <RichText value={block.body} />
      </div>
    </Container>
  );
}
