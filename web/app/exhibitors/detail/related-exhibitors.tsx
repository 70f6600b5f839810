import type { ListedExhibitor } from '../../content/types/listed';
import { useListBack } from '../../listing/request/list-back';
import { useMessages } from '../../messages/messages';
import { Section } from '../../ui/layout/section';
import { ExhibitorCard } from '../exhibitor-card';
import { exhibitorListPath } from '../kinds';

export function RelatedExhibitors({ exhibitors }: { exhibitors: readonly ListedExhibitor[] }) {
  const { detail } = useMessages().exhibitors;
  // The way back stays the list the visitor began from, however far they wander.
  const from = useListBack(exhibitorListPath);
  if (exhibitors.length === 0) return null;
  return (
    <Section className="no-print" tone="sunken" title={detail.related} intro={detail.relatedIntro}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {exhibitors.map((exhibitor) => (
          <li key={exhibitor.publicId}>
            <ExhibitorCard exhibitor={exhibitor} linkState={{ from }} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
