import { editionName } from '../site/edition-name';
import type { IconName } from '../icons/icon-names';
import { useMessages } from '../messages/messages';
import { editionPath, type EditionList } from '../site/detail-paths';
import { useSite } from '../site/site-context';
import { Card, CardLink } from '../ui/card/card';
import { Chip } from '../ui/card/chip';
import { ButtonLink } from '../ui/form/button';
import { PageHeader } from '../ui/layout/page-header';
import { Section } from '../ui/layout/section';
import { Icon } from '../ui/media/icon';
import { Picture } from '../ui/media/picture';
import { Heading } from '../ui/text/heading';
import type { EditionData } from './edition.server';

const icons: Readonly<Record<EditionList, IconName>> = {
  programma: 'calendar-days',
  standhouders: 'store',
  sprekers: 'mic',
};
const listsInOrder: readonly EditionList[] = ['programma', 'standhouders', 'sprekers'];

export function EditionPage({ data: { edition, counts, photoSets, others } }: { data: EditionData }) {
  const { format, editions: m } = useMessages();
  const { settings } = useSite();
  const name = editionName(edition);
  const { year, venue, days } = edition;
  const lists = listsInOrder.filter((list) => counts[list] > 0);
  return (
    <>
      <PageHeader title={name} breadcrumbs={[{ label: name }]} intro={m.intro(name)}>
        <dl className="grid gap-2 font-semibold">
          <Fact icon="calendar-days" term={m.when}>
            {format.dayRange(days.map(({ date }) => date))}
          </Fact>
          <Fact icon="map-pin" term={m.where}>
            {[venue.name, venue.city].filter(Boolean).join(', ')}
          </Fact>
          <Fact icon="star" term={m.edition}>
            {edition.edition}
          </Fact>
        </dl>
      </PageHeader>
      <Section
        title={m.lookBack}
        action={
          <ButtonLink to="/" tone="secondary" icon="arrow-right" iconAfter>
            {m.toComing([settings.name, settings.edition].filter(Boolean).join(' '))}
          </ButtonLink>
        }
      >
        {lists.length + photoSets.length === 0 ? (
          <p className="text-ink-soft">{m.nothing}</p>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {lists.map((list) => (
              <Card key={list} as="li" interactive className="flex items-center gap-4 p-5">
                <span className="inline-grid size-12 shrink-0 place-items-center rounded-control bg-brand text-on-brand">
                  <Icon name={icons[list]} className="size-6" />
                </span>
                <div className="min-w-0">
                  <Heading level={3} size="subheading">
                    <CardLink to={editionPath(year, list)}>{m.lists[list]}</CardLink>
                  </Heading>
                  <p className="text-ink-soft">{m.counts[list](counts[list])}</p>
                </div>
              </Card>
            ))}
            {photoSets.map(({ title, slug, count, cover }) => (
              <Card
                key={slug}
                as="li"
                interactive
                flush
                className="flex min-w-0 items-stretch overflow-hidden"
              >
                {cover && (
                  <Picture
                    file={{ ...cover, alt: '' }}
                    sizes="8rem"
                    className="w-28 shrink-0 self-stretch object-cover sm:w-32"
                  />
                )}
                <div className="min-w-0 self-center p-5">
                  <Heading level={3} size="subheading">
                    <CardLink to={`/${slug}`}>{title}</CardLink>
                  </Heading>
                  <p className="text-ink-soft">{m.photos(count)}</p>
                </div>
              </Card>
            ))}
          </ul>
        )}
      </Section>
      {others.length > 0 && (
        <Section tone="sunken" title={m.others}>
          <ul className="flex flex-wrap gap-2">
            {others.map((other) => (
              <li key={other.year}>
                <Chip to={editionPath(other.year)}>{editionName(other)}</Chip>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Fact({ icon, term, children }: { icon: IconName; term: string; children: string }) {
  if (children === '') return null;
  return (
    <div className="flex items-start gap-2">
      <dt>
        <Icon name={icon} className="mt-0.5 text-tint-ink" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
