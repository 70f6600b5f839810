import { BackLink } from '../../listing/request/back-link';
import { useMessages } from '../../messages/messages';
import { Container } from '../../ui/layout/container';
import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import type { ExhibitorDetailData } from './exhibitor-detail.server';
import { ExhibitorHero } from './exhibitor-hero';
import { exhibitorListPath } from '../kinds';

// What is below the fold is text, pictures and links.
const ExhibitorStory = lazyHydrate(() => import('./exhibitor-story'));
const RelatedExhibitors = lazyHydrate(() => import('./related-exhibitors'));

/** Everything there is to know of one exhibitor. */
export function ExhibitorPage({ data }: { data: ExhibitorDetailData }) {
  const m = useMessages();
  return (
    <article>
      <ExhibitorHero exhibitor={data.exhibitor} />
      <ExhibitorStory data={data} />
      <RelatedExhibitors exhibitors={data.related} />
      <Container className="py-6">
        <BackLink root={exhibitorListPath} label={m.exhibitors.detail.backToList} />
      </Container>
    </article>
  );
}
