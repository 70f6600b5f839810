import type { BlockOf } from '../cms/blocks';
import { formatDay } from '../messages/format';
import { Card } from '../ui/card';
import { Heading } from '../ui/heading';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { MoreLink } from './more-link';

/** The newest articles. */
export function LatestNews({ block }: { block: BlockOf<'latest-news'> }) {
  if (block.articles.length === 0) return null;
  const level = block.title ? 3 : 2;
  return (
    <Section title={block.title ?? undefined} action={<MoreLink link={block.link} />}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {block.articles.map(({ publicId, title, date, intro, image }) => (
          <Card as="li" key={publicId} flush className="flex flex-col overflow-hidden">
            {image && (
              <Picture
                file={image}
                sizes="(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw"
                className="aspect-3/2 w-full"
              />
            )}
            <div className="flex flex-col gap-2 p-5">
              <time dateTime={date} className="text-sm font-semibold text-brand-ink">
                {formatDay(date)}
              </time>
              <Heading level={level} size="subheading">
                {title}
              </Heading>
              <p className="line-clamp-5 text-ink-soft">{intro}</p>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
