import { BackLink } from '../../listing/request/back-link';
import { useMessages } from '../../messages/messages';
import { Container } from '../../ui/layout/container';
import { later } from '../../rendering/hydration/later';
import type { ExhibitorDetailData } from './exhibitor-detail.server';
import { ExhibitorHero } from './exhibitor-hero';
import { ExhibitorStory } from './exhibitor-story';
import { exhibitorListPath } from '../kinds';
import { RelatedExhibitors } from './related-exhibitors';

// What is below the first screen is text, pictures and links.
const LazyStory = later(
  import.meta.env.SSR ? ExhibitorStory : null,
  async () => (await import('./exhibitor-story')).ExhibitorStory,
);
const LazyRelated = later(
  import.meta.env.SSR ? RelatedExhibitors : null,
  async () => (await import('./related-exhibitors')).RelatedExhibitors,
);

/** Everything there is to know of one exhibitor. */
export function ExhibitorPage({ data }: { data: ExhibitorDetailData }) {
  const m = useMessages();
  return (
    <article>
      <ExhibitorHero exhibitor={data.exhibitor} />
      <LazyStory data={data} />
      <LazyRelated exhibitors={data.related} />
      <Container className="py-6">
        <BackLink root={exhibitorListPath} label={m.exhibitors.detail.backToList} />
      </Container>
    </article>
  );
}
