import type { ExhibitorSummary } from '../content/types/exhibitor';
import { useLangOf, useMessages } from '../messages/messages';
import { Badge } from '../ui/card/badge';
import { Card, CardLink } from '../ui/card/card';
import { Heading } from '../ui/text/heading';
import { Icon } from '../ui/media/icon';
import { Logo } from '../ui/media/logo';
import { exhibitorPath } from './kinds';
import { KindBadge } from './kind-badge';
import { advertisingMark } from '../counting/marks';
import { SaveButton } from '../saved/save-button';
import { StandTags } from './detail/stand-tags';

export interface ExhibitorCardProps {
  exhibitor: ExhibitorSummary;
  level?: 2 | 3;
  linkState?: unknown;
  /** False hides the mark of a featured exhibitor, where all are featured. */
  marked?: boolean;
  /**
   * A word for the card when its place is paid for. A featured exhibitor that is marked as such is
   * `featured`.
   */
  advertising?: string;
  /** For the first cards of a page, whose logos are seen at once. */
  priority?: boolean;
}

export function ExhibitorCard({
  exhibitor,
  level = 3,
  linkState,
  priority = false,
  marked = true,
  advertising,
}: ExhibitorCardProps) {
  const m = useMessages();
  const lang = useLangOf()(exhibitor);
  const { publicId, name, kind, summary, logo, place, themes, featured } = exhibitor;
  const paidAs = advertising ?? (featured && marked ? 'featured' : null);
  return (
    <Card as="article" interactive className="flex h-full flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start gap-3.5 sm:justify-between">
        <Logo file={logo} name={name} size="small" priority={priority} className="sm:h-20 sm:w-30 sm:p-2.5" />
        <div className="flex flex-1 flex-col items-start gap-1.5 sm:items-end">
          <StandTags exhibitor={exhibitor} className="sm:justify-end" />
          {featured && marked && (
            <Badge tone="brand" icon="star">
              {m.exhibitors.featured}
            </Badge>
          )}
        </div>
      </div>
      <div className="min-w-0">
        <Heading level={level} size="subheading" className="line-clamp-3">
          <CardLink
            to={exhibitorPath(exhibitor)}
            state={linkState}
            {...(paidAs !== null && advertisingMark(`${paidAs}-${publicId}`))}
          >
            {name}
          </CardLink>
        </Heading>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
          <KindBadge kind={kind} />
          {place !== null && (
            <span className="inline-flex min-w-0 items-center gap-1">
              <Icon name="map-pin" className="size-4" />
              <span className="line-clamp-1">{place}</span>
            </span>
          )}
        </p>
      </div>
      <SaveButton
        kind="exhibitor"
        publicId={publicId}
        title={name}
        className="absolute! right-1.5 bottom-1.5"
      />
      {summary !== '' && (
        <p lang={lang} className="line-clamp-2 leading-normal text-ink-soft max-sm:pr-8">
          {summary}
        </p>
      )}
      {themes.length > 0 && (
        <p className="mt-auto hidden border-t border-line pt-3 pr-8 text-sm text-ink-soft sm:line-clamp-1">
          {themes.map((theme) => theme.name).join(' · ')}
        </p>
      )}
    </Card>
  );
}
