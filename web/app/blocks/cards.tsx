import type { BlockOf } from '../cms/blocks';
import { Card, CardLink } from '../ui/card';
import { EditorIcon } from '../ui/editor-icon';
import { Heading } from '../ui/heading';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { cx } from '../ui/cx';

type CardContent = BlockOf<'cards'>['cards'][number];

/** A row of cards, each with a picture or an icon. */
export function Cards({ block }: { block: BlockOf<'cards'> }) {
  const headingLevel = block.title ? 3 : 2;
  const fourInARow = block.cards.length % 4 === 0;
  return (
    <Section title={block.title ?? undefined} intro={block.text ?? undefined} tone="sunken">
      <ul className={cx('grid gap-5 sm:grid-cols-2', fourInARow ? 'xl:grid-cols-4' : 'lg:grid-cols-3')}>
        {block.cards.map((card) => (
          <Card
            as="li"
            key={`${card.title} ${card.link?.url ?? ''}`}
            interactive={card.link !== null}
            flush
            className="flex flex-col overflow-hidden"
          >
            {card.image && (
              <Picture
                file={card.image}
                sizes="(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw"
                className="aspect-3/2 w-full"
              />
            )}
            <div className="flex grow flex-col gap-2 p-5">
              <CardMark card={card} />
              <Heading
                level={headingLevel}
                size="subheading"
                className={fourInARow ? 'xl:text-lg' : undefined}
              >
                {card.link ? <CardLink to={card.link.url}>{card.title}</CardLink> : card.title}
              </Heading>
              {card.text && <p className="text-ink-soft">{card.text}</p>}
              {card.link && (
                <p aria-hidden className="mt-auto flex items-center gap-2 pt-2 font-semibold text-action-ink">
                  {card.link.label} <Icon name="arrow-right" />
                </p>
              )}
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

function CardMark({ card }: { card: CardContent }) {
  if (card.image || !card.icon) return null;
  return (
    <span className="mb-1 inline-grid size-12 place-items-center rounded-control bg-brand text-on-brand">
      <EditorIcon name={card.icon} className="size-6" />
    </span>
  );
}
