import type { Pavilion } from '../content/types/pavilion';
import { useSite } from '../site/site-context';
import { BackLink } from '../listing/request/back-link';
import { useLangOf, useMessages } from '../messages/messages';
import { pavilionPath } from '../site/detail-paths';
import { Breadcrumbs } from '../ui/links/breadcrumbs';
import { Container } from '../ui/layout/container';
import { cx } from '../ui/cx';
import { Heading } from '../ui/text/heading';
import { Icon } from '../ui/media/icon';
import { Picture } from '../ui/media/picture';
import { ShareButton } from '../ui/share/share-button';
import { listPath } from './members';

/** Names longer than this are set smaller, so that one name does not fill a phone's screen. */
const longName = 44;

export function PavilionHero({ pavilion }: { pavilion: Pavilion }) {
  const m = useMessages().pavilions;
  const { origin } = useSite();
  const lang = useLangOf()(pavilion);
  const { name, summary, image, hall } = pavilion;
  return (
    <header className="border-b border-line bg-tint plan-lines">
      <Container className="pt-4 pb-8 lg:pt-6 lg:pb-12">
        <Breadcrumbs
          items={[
            { label: m.title, to: listPath },
            { label: name, lang },
          ]}
        />
        <div className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <BackLink root={listPath} label={m.detail.backToList} />
          <ShareButton atEnd url={`${origin}${pavilionPath(pavilion)}`} title={name} />
        </div>
        <div
          className={cx(
            'mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 lg:items-center lg:gap-12',
            image && 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-2',
          )}
        >
          <div className="min-w-0">
            {hall && (
              <p className="mb-3 inline-flex items-start gap-1.5 text-lead font-semibold text-tint-ink">
                <Icon name="map-pin" className="mt-1" />
                <span className="min-w-0">{hall.name}</span>
              </p>
            )}
            <Heading
              level={1}
              lang={lang}
              size={name.length > longName ? 'heading' : 'title'}
              className="line-clamp-6 hyphens-auto"
            >
              {name}
            </Heading>
            {summary !== '' && (
              <p lang={lang} className="mt-4 max-w-text text-lead">
                {summary}
              </p>
            )}
          </div>
          {image && (
            // A box of its own: in a grid the picture's sources would each take a cell.
            <div className="lg:order-last max-lg:order-first print:order-last">
              <Picture
                file={image}
                sizes="(min-width: 76rem) 42rem, (min-width: 64rem) 58vw, 100vw"
                priority
                className="aspect-16/10 rounded-panel shadow-raised"
              />
            </div>
          )}
        </div>
      </Container>
    </header>
  );
}
