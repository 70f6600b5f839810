import type { BlockOf } from '../../content/types/page/blocks';
import { Container } from '../../ui/layout/container';
import { cx } from '../../ui/cx';
import { Heading } from '../../ui/text/heading';
import { Picture } from '../../ui/media/picture';
import { BlockButtons } from '../buttons';
import { CountdownClock } from '../countdown';
import { Edition } from './edition';

/** The opening of a page: on orange with the fair's facts when it shows the edition, on paper otherwise. */
export function Hero({ block, first }: { block: BlockOf<'hero'>; first: boolean }) {
  const loud = block.showEdition || block.showCountdown;
  return (
    <section
      className={cx(
        'relative isolate overflow-hidden',
        loud ? 'on-brand bg-brand text-on-brand plan-lines' : 'bg-tint plan-lines',
      )}
    >
      <Container
        className={cx(
          'grid items-center gap-8 py-10 lg:gap-14 lg:py-16',
          block.image &&
            (loud
              ? 'lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]'
              : 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'),
        )}
      >
        <div className="min-w-0">
          {block.eyebrow && <p className="mb-3 font-display font-bold tracking-wide">{block.eyebrow}</p>}
          <Heading level={first ? 1 : 2} size={loud ? 'display' : 'title'} className="text-inherit">
            {block.title}
          </Heading>
          {block.text && <p className="mt-4 max-w-text text-lead">{block.text}</p>}
          {block.showEdition && (
            <div className="mt-6">
              <Edition />
            </div>
          )}
          <BlockButtons buttons={block.buttons} className="mt-7" />
          {block.showCountdown && <CountdownClock className="mt-8" />}
        </div>
        {block.image && (
          <div className={cx('relative', loud && 'lg:self-stretch')}>
            <div
              aria-hidden
              className="absolute -right-3 -bottom-3 hidden size-full rounded-card bg-ink/15 lg:block"
            />
            <Picture
              file={block.image}
              // A tall box crops a wide picture: what is shown is wider than the box.
              sizes={loud ? '(min-width: 1024px) 80vw, 130vw' : '(min-width: 1024px) 46vw, 100vw'}
              priority={first}
              className={cx(
                'relative w-full rounded-card',
                loud ? 'aspect-4/3 lg:aspect-auto lg:h-full lg:min-h-120' : 'aspect-3/2',
              )}
            />
          </div>
        )}
      </Container>
    </section>
  );
}
