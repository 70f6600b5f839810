import type { SessionSummary } from '../cms/session';
import { useMessages } from '../messages/messages';
import { Heading } from '../ui/heading';
import { relationToNow, type NowAndNext as Content } from './now';
import { SessionRow } from './session-row';
import { NowMark, SessionWhen } from './session-when';
import type { WallClock } from './session-time';

/** How many sessions that start soon are shown; the list below has them all. */
const MOST_NEXT = 4;

export interface NowAndNextProps {
  content: Content<SessionSummary>;
  now: WallClock;
  linkState?: unknown;
}

/** What somebody in the hall asks first: what is on now, where, and what starts next. */
export function NowAndNext({ content: { on, next }, now, linkState }: NowAndNextProps) {
  const m = useMessages().programme;
  const soon = next.some((session) => relationToNow(session, now).state === 'soon');
  const row = (session: SessionSummary) => {
    const relation = relationToNow(session, now);
    return (
      <li key={session.publicId}>
        <SessionRow
          session={session}
          linkState={linkState}
          lead={
            <>
              <NowMark relation={relation} short />
              <SessionWhen session={session} className="text-ink-soft" />
            </>
          }
        />
      </li>
    );
  };
  return (
    <section
      aria-labelledby="nu-en-straks"
      className="plan-lines mb-6 rounded-panel bg-tint p-4 sm:p-5"
      data-part="now-and-next"
    >
      <h2 id="nu-en-straks" className="sr-only">
        {m.now.title}
      </h2>
      <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
        <div>
          <Heading level={3} className="mb-3">
            {m.now.on}
          </Heading>
          {on.length > 0 ? (
            <ul className="grid gap-2">{on.map(row)}</ul>
          ) : (
            <p className="text-ink-soft">{m.now.nothingOn}</p>
          )}
        </div>
        {next.length > 0 && (
          <div>
            <Heading level={3} className="mb-3">
              {soon ? m.now.next : m.now.later}
            </Heading>
            <ul className="grid gap-2">{next.slice(0, MOST_NEXT).map(row)}</ul>
          </div>
        )}
      </div>
    </section>
  );
}
