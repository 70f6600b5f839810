import type { BlockOf } from '../../content/types/page/blocks';
import { ExhibitorCard } from '../../exhibitors/exhibitor-card';
import { Section } from '../../ui/layout/section';
import { MoreLink } from './more-link';

export function ExhibitorGrid({ block }: { block: BlockOf<'exhibitor-grid'> }) {
  if (block.exhibitors.length === 0) return null;
  return (
    <Section
      title={block.title ?? undefined}
      intro={block.text ?? undefined}
      action={<MoreLink link={block.link} />}
    >
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {block.exhibitors.map((exhibitor) => (
          <li key={exhibitor.publicId}>
            <ExhibitorCard exhibitor={exhibitor} marked={false} advertising="tile" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
