import type { BlockOf } from '../content/types/page/blocks';
import { Card, CardLink } from '../ui/card/card';
import { Heading } from '../ui/text/heading';
import { Icon } from '../ui/media/icon';
import { IconPlate } from '../ui/card/icon-plate';
import { Picture } from '../ui/media/picture';
import { Section } from '../ui/layout/section';
import { typeset } from '../ui/text/typeset';
import { cx } from '../ui/cx';

export function Cards({ block }: { block: BlockOf<'cards'> }) {
  if (block.cards.length === 0) return null;
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
            <div className={card.image ? 'flex grow flex-col gap-2 p-5' : 'card-with-icon'}>
              {!card.image && <IconPlate name={card.icon} />}
              <Heading
                level={headingLevel}
                size="subheading"
                className={fourInARow ? 'xl:text-lg' : undefined}
              >
                {card.link ? <CardLink to={card.link.url}>{typeset(card.title)}</CardLink> : card.title}
              </Heading>
              {card.text && <p className="text-ink-soft">{typeset(card.text)}</p>}
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
