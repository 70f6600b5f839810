import type { Edition } from '../../content/types/edition';
import type { BriefSession } from '../../content/types/listed';
import type { Session } from '../../content/types/session';
import { useLangOf, useMessages } from '../../messages/messages';
import { Container } from '../../ui/layout/container';
import { Heading } from '../../ui/text/heading';
import { Picture } from '../../ui/media/picture';
import { RichText } from '../../ui/text/rich-text';
import { SiteLink } from '../../ui/links/site-link';
import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import { relationToNow } from '../list/now';
import { SessionExhibitors } from './session-exhibitors';
import { SessionFacts } from './session-facts';
import { SessionHeader } from './session-header';
import { SessionNeighbours } from './session-neighbours';
import { SessionRow } from '../list/session-row';
import { SessionSpeakers } from './session-speakers';
import { NowMark, SessionWhen } from '../session-when';
import { useWallClock } from '../use-wall-clock';

const SessionPlaces = lazyHydrate(() => import('./session-places'));

export interface SessionPageProps {
  session: Session;
  /** The past edition that it was part of; null for the coming one. */
  edition: Edition | null;
  previous: BriefSession | null;
  next: BriefSession | null;
  /** The most akin in front. */
  related: BriefSession[];
  meanwhile: BriefSession[];
  hasMoreMeanwhile: boolean;
}

const mostRelated = 4;

export function SessionPage({
  session,
  edition,
  previous,
  next,
  related,
  meanwhile,
  hasMoreMeanwhile,
}: SessionPageProps) {
  const { format } = useMessages();
  const m = useMessages().programme;
  const now = useWallClock();
  const langOf = useLangOf();
  const lang = langOf(session);
  const { image, description, summary, locale } = session;
  const isOver = (other: BriefSession) => relationToNow(other, now).state === 'ended';
  const relatedNow = [...related.filter((one) => !isOver(one)), ...related.filter(isOver)].slice(
    0,
    mostRelated,
  );
  const dayName = format.day(session.day, 'long-without-year');
  return (
    <article>
      <SessionHeader session={session} edition={edition} relation={relationToNow(session, now)} />
      <Container width="page" className="py-8 lg:py-12">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="grid min-w-0 content-start gap-10">
            {session.places && <SessionPlaces session={session} places={session.places} />}
            {image && (
              // A box of its own: the sources of a picture would count as rows of the grid.
              <div>
                <Picture
                  file={image}
                  priority
                  sizes="(min-width: 64rem) 44rem, 100vw"
                  className="aspect-video rounded-panel print:w-1/2"
                />
              </div>
            )}
            <section aria-labelledby="over">
              <Heading level={2} id="over" className="booth-mark mb-4">
                {m.detail.about}
              </Heading>
              {summary && (
                <p lang={lang} className="mb-4 max-w-text text-lead font-medium whitespace-pre-line">
                  {summary}
                </p>
              )}
              {description.length > 0 && <RichText value={description} lang={lang} topLevel={3} />}
              {!summary && description.length === 0 && (
                <p className="text-ink-soft">{m.detail.noDescription}</p>
              )}
            </section>
            <SessionSpeakers speakers={session.speakers} lang={langOf({ locale })} />
            <SessionExhibitors exhibitors={session.exhibitors} isTour={session.kind?.isTour === true} />
          </div>
          <SessionFacts session={session} />
        </div>
      </Container>
      <SessionNeighbours room={session.room} previous={previous} next={next} />
      {(related.length > 0 || meanwhile.length > 0) && (
        <Container
          width="page"
          className="no-print grid grid-cols-[minmax(0,1fr)] gap-12 py-section lg:grid-cols-2"
        >
          {related.length > 0 && (
            <section aria-labelledby="past-hierbij">
              <Heading level={2} id="past-hierbij" className="booth-mark mb-4">
                {m.detail.related}
              </Heading>
              <ul className="grid gap-3">
                {relatedNow.map((other) => (
                  <li key={other.publicId}>
                    <SessionRow
                      session={other}
                      lead={
                        <>
                          <SessionWhen session={other} withDay="brief" className="font-semibold" />
                          <NowMark relation={relationToNow(other, now)} short />
                        </>
                      }
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {meanwhile.length > 0 && (
            <section aria-labelledby="tegelijk">
              <Heading level={2} id="tegelijk" className="booth-mark mb-1">
                {m.detail.meanwhile}
              </Heading>
              <p className="mb-4 text-ink-soft">{m.detail.meanwhileIntro}</p>
              <ul className="grid gap-3">
                {meanwhile.map((other) => (
                  <li key={other.publicId}>
                    <SessionRow
                      session={other}
                      lead={<SessionWhen session={other} className="font-semibold" />}
                    />
                  </li>
                ))}
              </ul>
              {hasMoreMeanwhile && (
                <p className="mt-4">
                  <SiteLink
                    to={`/programma?dag=${session.day}`}
                    className="inline-flex min-h-11 items-center font-semibold text-action-ink underline-offset-4"
                  >
                    {m.detail.wholeDay(dayName)}
                  </SiteLink>
                </p>
              )}
            </section>
          )}
        </Container>
      )}
    </article>
  );
}
