import { toWallClock } from '../clock/wall-clock';
import type { BlockOf } from '../content/types/page/blocks';
import { useNow } from '../site/site-context';
import { useMessages } from '../messages/messages';
import { Badge } from '../ui/card/badge';
import { Card } from '../ui/card/card';
import { cx } from '../ui/cx';
import { Heading } from '../ui/text/heading';
import { Icon } from '../ui/media/icon';
import { IconPlate } from '../ui/card/icon-plate';
import { RichText } from '../ui/text/rich-text';
import { Section } from '../ui/layout/section';
import { SiteLink } from '../ui/links/site-link';

type Block = BlockOf<'topics'>;
type Topic = Block['topics'][number];
type Level = 2 | 3;

export function Topics({ block }: { block: Block }) {
  const { title, text, look, topics } = block;
  if (topics.length === 0) return null;
  const level = title ? 3 : 2;
  return (
    <Section
      title={title ?? undefined}
      intro={text ?? undefined}
      tone={look === 'cards' ? 'sunken' : 'plain'}
    >
      {look === 'cards' && <TopicCards topics={topics} level={level} />}
      {look === 'steps' && <TopicSteps topics={topics} level={level} />}
      {look === 'timeline' && <TopicTimeline topics={topics} level={level} />}
    </Section>
  );
}

function TopicCards({ topics, level }: { topics: Topic[]; level: Level }) {
  const twoInARow = topics.length % 3 !== 0 && topics.length % 2 === 0;
  return (
    <ul className={cx('grid grid-cols-1 gap-5 sm:grid-cols-2', twoInARow ? '' : 'lg:grid-cols-3')}>
      {topics.map((topic) => (
        <Card
          as="li"
          key={topic.title}
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-4 sm:grid-cols-[auto_minmax(0,1fr)]"
        >
          <IconPlate name={topic.icon} className="mb-3" />
          <div className="sm:col-start-2">
            <TopicText topic={topic} level={level} />
          </div>
        </Card>
      ))}
    </ul>
  );
}

function TopicSteps({ topics, level }: { topics: Topic[]; level: Level }) {
  return (
    <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
      {topics.map((topic, index) => (
        <li key={topic.title} className="border-t-4 border-brand pt-4">
          <span
            aria-hidden
            className="mb-2 block font-display text-title leading-none font-extrabold text-brand-ink tabular-nums"
          >
            {index + 1}
          </span>
          <TopicText topic={topic} level={level} />
        </li>
      ))}
    </ol>
  );
}

function TopicTimeline({ topics, level }: { topics: Topic[]; level: Level }) {
  const { blocks: m, format } = useMessages();
  const { day: today } = toWallClock(useNow());
  return (
    <ol className="max-w-3xl border-l-4 border-brand">
      {topics.map((topic) => {
        const isPast = topic.date !== null && topic.date < today;
        return (
          <li
            key={`${topic.title} ${topic.date ?? ''}`}
            className="relative grid gap-x-8 gap-y-1 pb-8 pl-6 last:pb-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <span
              aria-hidden
              className={cx(
                'absolute top-1 -left-3 size-5 rounded-full border-4 border-brand',
                isPast ? 'bg-brand' : 'bg-page',
              )}
            />
            {topic.date && (
              <p className={cx('font-display font-bold', isPast && 'text-ink-soft')}>
                <time dateTime={topic.date}>{format.day(topic.date)}</time>
                {isPast && <Badge className="ml-2">{m.topics.past}</Badge>}
              </p>
            )}
            <div className="sm:col-start-2">
              <TopicText topic={topic} level={level} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function TopicText({ topic: { title, label, body, link }, level }: { topic: Topic; level: Level }) {
  return (
    <>
      <Heading level={level} size="subheading" className="text-lg tracking-normal">
        {title}
      </Heading>
      {label && <p className="mt-0.5 font-semibold text-brand-ink">{label}</p>}
      {body.length > 0 && <RichText value={body} topLevel={4} className="mt-2 text-base leading-normal" />}
      {link && (
        <SiteLink
          to={link.url}
          className="mt-3 inline-flex items-center gap-2 font-semibold text-action-ink underline-offset-4"
        >
          {link.label} <Icon name="arrow-right" />
        </SiteLink>
      )}
    </>
  );
}
