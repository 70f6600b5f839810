import type { Edition } from '../../content/types/edition';
import type { Session } from '../../content/types/session';
import { useSite } from '../../site/site-context';
import { useListBack } from '../../listing/request/list-back';
import { useLangOf, useMessages } from '../../messages/messages';
import { editionPath, sessionPath } from '../../site/detail-paths';
import { editionLinks, PastNotice } from '../../site/past-edition';
import { Breadcrumbs } from '../../ui/links/breadcrumbs';
import { Container } from '../../ui/layout/container';
import { Heading } from '../../ui/text/heading';
import { Icon } from '../../ui/media/icon';
import { SaveButton } from '../../saved/save-button';
import { ShareButton } from '../../ui/share/share-button';
import { SiteLink } from '../../ui/links/site-link';
import { KindBadge } from '../kind-badge';
import type { RelationToNow } from '../list/now';
import { listPath } from '../pages';
import { CalendarLink } from './calendar-link';
import { RoomTag } from './room-tag';
import { durationOf } from '../session-time';
import { NowMark, SessionWhen } from '../session-when';

/** Titles longer than this are set smaller, so that they stay a title and not a wall. */
const longTitle = 90;

export interface SessionHeaderProps {
  session: Session;
  edition: Edition | null;
  relation: RelationToNow;
}

export function SessionHeader({ session, edition, relation }: SessionHeaderProps) {
  const m = useMessages().programme;
  const { origin } = useSite();
  const back = useListBack(edition ? editionPath(edition.year, 'programma') : '/programma');
  const isPast = session.edition !== null;
  const langOf = useLangOf();
  const lang = langOf(session);
  const { room, meetingPoint, title, kind, publicId, locale } = session;
  const duration = durationOf(session);
  return (
    <header className="plan-lines border-b border-line bg-tint">
      <Container width="page" className="pt-4 pb-7 lg:pt-6 lg:pb-10">
        <Breadcrumbs
          items={[
            ...(edition
              ? editionLinks(edition, 'programma', m.breadcrumb)
              : [
                  { label: m.breadcrumb, to: '/programma' },
                  ...(kind?.hasPage ? [{ label: kind.plural, to: listPath(kind) }] : []),
                ]),
            { label: title, lang },
          ]}
        />
        <SiteLink
          to={back}
          className="no-print mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-action-ink underline-offset-4"
        >
          <Icon name="arrow-left" />
          {m.detail.back}
        </SiteLink>
        <div className="mt-2 mb-3 flex flex-wrap items-center gap-2">
          <KindBadge kind={kind} className="bg-surface" />
          {!isPast && <NowMark relation={relation} className="no-print text-sm" />}
        </div>
        <Heading
          level={1}
          lang={lang}
          size={title.length > longTitle ? 'heading' : 'title'}
          className="max-w-[24em] hyphens-auto"
        >
          {title}
        </Heading>
        {session.edition !== null && <PastNotice year={session.edition} edition={edition} />}
        <dl className="mt-5 grid gap-x-10 gap-y-4 sm:flex sm:flex-wrap">
          <div>
            <dt className="sr-only">{m.detail.when}</dt>
            <dd className="flex items-start gap-2 text-lead font-semibold">
              <Icon name="clock" className="mt-0.5 text-ink-soft" />
              <span>
                <SessionWhen session={session} withDay="short" />
                {duration !== null && (
                  <span className="block text-base font-normal text-ink-soft">{m.duration(duration)}</span>
                )}
              </span>
            </dd>
          </div>
          <div className="min-w-0 sm:max-w-md">
            <dt className="sr-only">{room ? m.detail.where : m.meetingPoint}</dt>
            <dd>
              <RoomTag session={session} lead={!room} />
              {room && meetingPoint && (
                <p className="mt-1.5 flex items-start gap-1.5">
                  <Icon name="map-pin" className="mt-0.5 text-ink-soft" />
                  <span>
                    <span className="font-semibold">{m.meetingPoint}:</span>{' '}
                    <span lang={langOf({ locale })}>{meetingPoint}</span>
                  </span>
                </p>
              )}
              {room?.directions && (
                <p lang={langOf({})} className="mt-1.5 text-ink-soft">
                  {room.directions}
                </p>
              )}
            </dd>
          </div>
        </dl>
        <div className="mt-5 flex flex-wrap gap-3">
          {!isPast && (
            <>
              <SaveButton withText kind="session" publicId={publicId} title={title} />
              <CalendarLink publicId={publicId} />
            </>
          )}
          <ShareButton url={`${origin}${sessionPath({ publicId })}`} title={title} />
        </div>
      </Container>
    </header>
  );
}
