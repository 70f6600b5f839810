import { BackLink } from '../../listing/request/back-link';
import { useMessages } from '../../messages/messages';
import { Container } from '../../ui/layout/container';
import type { ExhibitorDetailData } from './exhibitor-detail.server';
import { ExhibitorHero } from './exhibitor-hero';
import { ExhibitorStory } from './exhibitor-story';
import { RelatedExhibitors } from './related-exhibitors';
import { listRoot } from '../kinds';

export default function ExhibitorPage({ data }: { data: ExhibitorDetailData }) {
  const m = useMessages();
  return (
    <article>
      <ExhibitorHero exhibitor={data.exhibitor} edition={data.edition} />
      <ExhibitorStory data={data} />
      <RelatedExhibitors exhibitors={data.related} />
      <Container className="py-6">
        <BackLink root={listRoot(data.edition)} label={m.exhibitors.detail.backToList} />
      </Container>
    </article>
  );
}
