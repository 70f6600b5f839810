import { useMessages } from '../messages/messages';
import type { PlannedSession } from './own-day';
import { SessionLine } from './session-line';

export function Fitting({ sessions }: { sessions: readonly PlannedSession[] }) {
  const { ownProgramme: m } = useMessages();
  if (sessions.length === 0) return null;
  return (
    <details className="mt-4 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action-ink underline underline-offset-4">
        {m.fitting(sessions.length)}
      </summary>
      <ul className="mt-1 divide-y divide-line rounded-card border border-line">
        {sessions.map(({ id, session }) => (
          <SessionLine key={id} session={session} />
        ))}
      </ul>
    </details>
  );
}
