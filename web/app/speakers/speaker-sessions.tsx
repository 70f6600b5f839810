import type { BriefSession } from '../content/types/listed';
import { useMessages } from '../messages/messages';
import { relationToNow } from '../programme/list/now';
import { SessionRow } from '../programme/list/session-row';
import { NowMark, SessionWhen } from '../programme/session-when';
import { useWallClock } from '../programme/use-wall-clock';
import { Badge } from '../ui/card/badge';
import { Heading } from '../ui/text/heading';

/** A session with what the speaker does in it. */
export type SpokenAt = BriefSession & { roles: string[] };

export function SpeakerSessions({ sessions, isPast }: { sessions: readonly SpokenAt[]; isPast: boolean }) {
  const { detail } = useMessages().speakers;
  const now = useWallClock();
  if (isPast && sessions.length === 0) return null;
  return (
    <section aria-labelledby="sessions">
      <Heading level={2} id="sessions" className="booth-mark">
        {detail.sessions}
      </Heading>
      {sessions.length === 0 ? (
        <p className="mt-4 text-ink-soft">{detail.noSessions}</p>
      ) : (
        <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3">
          {sessions.map((session) => (
            <li key={session.publicId}>
              <SessionRow
                session={session}
                isPast={isPast}
                lead={
                  <>
                    <SessionWhen session={session} withDay="short" className="font-semibold" />
                    {!isPast && <NowMark relation={relationToNow(session, now)} short />}
                    {session.roles.map((role) => (
                      <Badge key={role} tone="blue" icon="mic">
                        {role}
                      </Badge>
                    ))}
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
