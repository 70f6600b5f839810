import { useLangOf, useMessages } from '../messages/messages';
import { pavilionPath } from '../site/detail-paths';
import { Card, CardLink } from '../ui/card/card';
import { Heading } from '../ui/text/heading';
import { Icon } from '../ui/media/icon';
import { Picture } from '../ui/media/picture';
import type { CountedPavilion } from './members';

export interface PavilionCardProps {
  pavilion: CountedPavilion;
  level: 2 | 3;
  sizes: string;
  priority?: boolean;
}

export function PavilionCard({ pavilion, level, sizes, priority }: PavilionCardProps) {
  const m = useMessages();
  const lang = useLangOf()(pavilion);
  const { name, summary, image, hall, exhibitorCount, sessionCount } = pavilion;
  return (
    <Card as="article" flush interactive className="@container h-full overflow-hidden">
      <div className="flex h-full flex-col @3xl:flex-row">
        {image ? (
          <div className="@3xl:w-[46%] @3xl:shrink-0">
            <Picture
              file={image}
              alt=""
              sizes={sizes}
              priority={priority}
              className="aspect-16/10 @3xl:aspect-auto @3xl:h-full @3xl:min-h-64"
            />
          </div>
        ) : (
          <div
            aria-hidden="true"
            className="flex aspect-16/10 items-center justify-center bg-tint plan-lines @3xl:aspect-auto @3xl:w-[46%] @3xl:shrink-0"
          >
            <Icon name="layout-grid" className="size-16 text-tint-ink" />
          </div>
        )}
        <div className="flex min-w-0 grow flex-col gap-3 p-5 @3xl:justify-center @3xl:p-8">
          {hall && (
            <p className="inline-flex items-start gap-1.5 font-semibold text-tint-ink">
              <Icon name="map-pin" className="mt-0.5" />
              <span className="min-w-0">{hall.name}</span>
            </p>
          )}
          <Heading
            level={level}
            lang={lang}
            size={level === 2 ? 'heading' : 'subheading'}
            className="line-clamp-3"
          >
            <CardLink to={pavilionPath(pavilion)}>{name}</CardLink>
          </Heading>
          {summary !== '' && (
            <p lang={lang} className="line-clamp-5 max-w-text text-ink-soft">
              {summary}
            </p>
          )}
          <ul className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-1 font-semibold @3xl:mt-2">
            {exhibitorCount > 0 && (
              <li className="inline-flex items-center gap-1.5 whitespace-nowrap">
                <Icon name="store" className="text-ink-soft" />
                {m.exhibitors.count(exhibitorCount)}
              </li>
            )}
            {sessionCount > 0 && (
              <li className="inline-flex items-center gap-1.5 whitespace-nowrap">
                <Icon name="calendar-days" className="text-ink-soft" />
                {m.pavilions.sessionCount(sessionCount)}
              </li>
            )}
          </ul>
        </div>
      </div>
    </Card>
  );
}
