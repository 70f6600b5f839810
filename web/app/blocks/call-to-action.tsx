import type { BlockOf } from '../content/types/page/blocks';
import { Container } from '../ui/layout/container';
import { cx } from '../ui/cx';
import { Heading } from '../ui/text/heading';
import { BlockButtons } from './buttons';

const tones: Record<BlockOf<'call-to-action'>['tone'], string> = {
  orange: 'on-brand bg-brand text-on-brand plan-lines',
  green: 'bg-action-deep text-white',
  blue: 'bg-tint text-ink plan-lines',
  grey: 'bg-sunken text-ink',
};

export function CallToAction({ block }: { block: BlockOf<'call-to-action'> }) {
  return (
    <Container className="no-print py-section">
      <section
        className={cx('ticket-notch rounded-card px-6 py-10 sm:px-10 lg:px-14 lg:py-14', tones[block.tone])}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
          <div className="max-w-text">
            <Heading level={2} className="text-inherit">
              {block.title}
            </Heading>
            {block.text && <p className="mt-3 text-lead">{block.text}</p>}
          </div>
          <BlockButtons buttons={block.buttons} />
        </div>
      </section>
    </Container>
  );
}
