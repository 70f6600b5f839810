import { BackLink } from '../../listing/request/back-link';
import { useMessages } from '../../messages/messages';
import { Container } from '../../ui/layout/container';
import type { ExhibitorDetailData } from './exhibitor-detail.server';
import { ExhibitorHero } from './exhibitor-hero';
import { ExhibitorStory } from './exhibitor-story';
import { RelatedExhibitors } from './related-exhibitors';
import { exhibitorListPath } from '../kinds';

export default function ExhibitorPage({ data }: { data: ExhibitorDetailData }) {
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
