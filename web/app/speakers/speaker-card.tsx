import type { ListedSpeaker } from '../content/types/listed';
import { useLangOf, useMessages } from '../messages/messages';
import { speakerPath } from '../site/detail-paths';
import { Portrait } from '../ui/media/portrait';
import { SaveButton } from '../saved/save-button';
import { Badge } from '../ui/card/badge';
import { Card, CardLink } from '../ui/card/card';
import { Heading } from '../ui/text/heading';
import { Icon } from '../ui/media/icon';
import type { Counted } from './sessions';

export interface SpeakerCardProps {
  speaker: Counted<ListedSpeaker>;
  linkState?: unknown;
  level?: 2 | 3;
  marked?: boolean;
  priority?: boolean;
  /** True for one of a past edition: they cannot be saved. */
  isPast?: boolean;
}

export function SpeakerCard({
  speaker,
  level = 3,
  linkState,
  marked = true,
  priority,
  isPast = false,
}: SpeakerCardProps) {
  const m = useMessages().speakers;
  const lang = useLangOf()(speaker);
  const { name, position, organisation, sessionCount, featured } = speaker;
  return (
    <Card as="article" interactive className="@container h-full p-4 sm:p-5">
      {!isPast && (
        <SaveButton
          kind="speaker"
          publicId={speaker.publicId}
          title={name}
          className="absolute! top-1.5 right-1.5"
        />
      )}
      <div className="flex h-full flex-col items-start gap-3 @[17.5rem]:flex-row @[17.5rem]:gap-4">
        <Portrait
          speaker={speaker}
          priority={priority}
          className="size-24 rounded-card text-3xl @[17.5rem]:size-20 @[20rem]:size-24"
        />
        <div className="flex min-w-0 grow flex-col gap-1 self-stretch">
          {featured && marked && (
            <Badge
              tone="brand"
              icon="star"
              className="absolute top-4 right-13 @[17.5rem]:static @[17.5rem]:self-start"
            >
              {m.featured}
            </Badge>
          )}
          <Heading level={level} size="subheading" className="line-clamp-3 pr-7">
            <CardLink to={speakerPath(speaker)} state={linkState}>
              {name}
            </CardLink>
          </Heading>
          {position !== null && (
            <p lang={lang} className="line-clamp-2 leading-snug">
              {position}
            </p>
          )}
          {organisation !== null && <p className="line-clamp-2 text-sm text-ink-soft">{organisation}</p>}
          {sessionCount > 0 && (
            <p className="mt-auto flex items-center gap-1.5 pt-2 text-sm font-semibold text-tint-ink">
              <Icon name="calendar-days" className="size-4" />
              {m.sessionCount(sessionCount)}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
