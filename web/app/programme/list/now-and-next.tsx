import type { WallClock } from '../../clock/wall-clock';
import type { ListedSession } from '../../content/types/listed';
import { useMessages } from '../../messages/messages';
import { Heading } from '../../ui/text/heading';
import { relationToNow, type NowAndNext as Content } from './now';
import { SessionRow } from './session-row';
import { NowMark, SessionWhen } from '../session-when';

/** How many sessions are shown at once: what is on folds out further, and the list below has them all. */
const mostOn = 5;
const mostNext = 5;

const rows = 'grid grid-cols-[minmax(0,1fr)] gap-2';

export interface NowAndNextProps {
  content: Content<ListedSession>;
  now: WallClock;
  linkState?: unknown;
}

export function NowAndNext({ content: { on, next }, now, linkState }: NowAndNextProps) {
  const m = useMessages().programme;
  const soon = next.some((session) => relationToNow(session, now).state === 'soon');
  const row = (session: ListedSession) => {
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
    <section aria-labelledby="nu-en-straks" className="no-print mt-5" data-part="now-and-next">
      <h2 id="nu-en-straks" className="sr-only">
        {m.now.title}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-2">
        <div>
          <Heading level={3} className="mb-2.5">
            {m.now.on}
          </Heading>
          {on.length > 0 ? (
            <ul className={rows}>{on.slice(0, mostOn).map(row)}</ul>
          ) : (
            <p className="text-ink-soft">{m.now.nothingOn}</p>
          )}
          {on.length > mostOn && (
            <details className="mt-2">
              <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action-ink underline underline-offset-4">
                {m.now.moreOn(on.length - mostOn)}
              </summary>
              <ul className={rows}>{on.slice(mostOn).map(row)}</ul>
            </details>
          )}
        </div>
        {next.length > 0 && (
          <div>
            <Heading level={3} className="mb-2.5">
              {soon ? m.now.next : m.now.later}
            </Heading>
            <ul className={rows}>{next.slice(0, mostNext).map(row)}</ul>
          </div>
        )}
      </div>
    </section>
  );
}
