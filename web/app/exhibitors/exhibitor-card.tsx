import type { ListedExhibitor } from '../content/types/listed';
import { useLangOf, useMessages } from '../messages/messages';
import { Badge } from '../ui/card/badge';
import { Card, CardLink } from '../ui/card/card';
import { Heading } from '../ui/text/heading';
import { Logo } from '../ui/media/logo';
import { exhibitorPath } from './kinds';
import { KindBadge } from './kind-badge';
import { advertisingMark } from '../counting/marks';
import { SaveButton } from '../saved/save-button';
import { StandTags } from './detail/stand-tags';

export interface ExhibitorCardProps {
  exhibitor: ListedExhibitor;
  level?: 2 | 3;
  linkState?: unknown;
  /** False hides the mark of a featured exhibitor, where all are featured. */
  marked?: boolean;
  /**
   * A word for the card when its place is paid for. A featured exhibitor that is marked as such is
   * `featured`.
   */
  advertising?: string;
  /** True for one of a past edition: it has no stand any more and cannot be saved. */
  isPast?: boolean;
}

export function ExhibitorCard({
  exhibitor,
  level = 3,
  linkState,
  marked = true,
  advertising,
  isPast = false,
}: ExhibitorCardProps) {
  const m = useMessages();
  const lang = useLangOf()(exhibitor);
  const { publicId, name, kind, summary, logo, place, themes, featured } = exhibitor;
  const paidAs = advertising ?? (featured && marked ? 'featured' : null);
  return (
    <Card as="article" interactive className="exhibitor-card">
      <Logo file={logo} name={name} size="card" />
      {!isPast && (
        <StandTags exhibitor={exhibitor}>
          {featured && marked && (
            <Badge tone="brand" icon="star">
              {m.exhibitors.featured}
            </Badge>
          )}
        </StandTags>
      )}
      <Heading level={level} size="subheading">
        <CardLink
          to={exhibitorPath(exhibitor)}
          state={linkState}
          {...(paidAs !== null && advertisingMark(`${paidAs}-${publicId}`))}
        >
          {name}
        </CardLink>
      </Heading>
      <p className="exhibitor-card-facts">
        <KindBadge kind={kind} plain />
        {place}
      </p>
      {!isPast && <SaveButton kind="exhibitor" publicId={publicId} title={name} />}
      {summary !== '' && (
        <p lang={lang} className="exhibitor-card-summary">
          {summary}
        </p>
      )}
      {themes.length > 0 && (
        <p className="exhibitor-card-themes">{themes.map((theme) => theme.name).join(' · ')}</p>
      )}
    </Card>
  );
}
