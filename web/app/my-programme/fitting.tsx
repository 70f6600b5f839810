import { useLangOf, useMessages } from '../messages/messages';
import { RoomTag } from '../programme/session/room-tag';
import { SessionWhen } from '../programme/session-when';
import { SaveButton } from '../saved/save-button';
import { sessionPath } from '../site/detail-paths';
import { SiteLink } from '../ui/links/site-link';
import type { PlannedSession } from './own-day';

/** What else of a day fits between what is saved, walking included. Nothing when nothing fits. */
export function Fitting({ sessions }: { sessions: readonly PlannedSession[] }) {
  const { ownProgramme: m } = useMessages();
  const langOf = useLangOf();
  if (sessions.length === 0) return null;
  return (
    <details className="mt-4 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action-ink underline underline-offset-4">
        {m.fitting(sessions.length)}
      </summary>
      <ul className="mt-1 divide-y divide-line rounded-card border border-line">
        {sessions.map(({ id, session }) => (
          <li key={id} className="flex items-start gap-3 py-2 pr-1.5 pl-4">
            <div className="min-w-0 grow py-1.5">
              <SessionWhen session={session} className="text-sm font-semibold text-ink-soft" />
              <SiteLink
                to={sessionPath(session)}
                lang={langOf(session)}
                className="block leading-snug font-bold break-words text-ink underline-offset-4"
              >
                {session.title}
              </SiteLink>
              <RoomTag session={session} className="mt-1" />
            </div>
            <SaveButton kind="session" publicId={session.publicId} title={session.title} />
          </li>
        ))}
      </ul>
    </details>
  );
}
