import type { WallClock } from '../../../clock/wall-clock';
import type { ListedSession } from '../../../content/types/listed';
import { useLangOf, useMessages } from '../../../messages/messages';
import { EditorIcon } from '../../../ui/media/editor-icon';
import { Heading } from '../../../ui/text/heading';
import { SessionCard } from '../session-card';
import { groupByTheme } from './themes';

export interface ThemeViewProps {
  sessions: readonly ListedSession[];
  now: WallClock;
  showDay: boolean;
  linkState?: unknown;
}

export default function ThemeView({ sessions, now, showDay, linkState }: ThemeViewProps) {
  const m = useMessages().programme;
  const langOf = useLangOf();
  return groupByTheme(sessions).map(({ theme, sessions: members }) => {
    const slug = theme?.slug ?? 'zonder';
    return (
      <section key={slug} aria-labelledby={`thema-${slug}`} className="mb-10 @container">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading level={2} id={`thema-${slug}`} lang={theme ? langOf(theme) : undefined}>
            <EditorIcon name={theme?.icon} className="mr-2 align-[-0.2em] text-brand-ink" />
            {theme?.name ?? m.withoutTheme}
          </Heading>
          <p className="text-sm text-ink-soft">{m.count(members.length)}</p>
        </div>
        <ul className="session-grid">
          {members.map((session) => (
            <li key={session.publicId}>
              <SessionCard session={session} showDay={showDay} now={now} linkState={linkState} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
