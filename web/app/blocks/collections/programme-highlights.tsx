import type { BlockOf } from '../../content/types/page/blocks';
import { SessionCard } from '../../programme/list/session-card';
import { Section } from '../../ui/layout/section';
import { MoreLink } from './more-link';

export function ProgrammeHighlights({ block }: { block: BlockOf<'programme-highlights'> }) {
  if (block.sessions.length === 0) return null;
  return (
    <Section
      title={block.title ?? undefined}
      intro={block.text ?? undefined}
      action={<MoreLink link={block.link} />}
    >
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {block.sessions.map((session) => (
          <li key={session.publicId}>
            <SessionCard session={session} showDay />
          </li>
        ))}
      </ul>
    </Section>
  );
}
