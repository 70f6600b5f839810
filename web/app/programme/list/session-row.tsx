import type { ReactNode } from 'react';
import type { SessionSummary } from '../../content/types/session';
import { sessionPath } from '../../site/detail-paths';
import { SiteLink } from '../../ui/links/site-link';
import { SaveButton } from '../../saved/save-button';
import { cx } from '../../ui/cx';
import { RoomTag, type RoomTagProps } from '../session/room-tag';
import { useLangOf } from '../../messages/messages';

export interface SessionRowProps {
  session: Pick<SessionSummary, 'publicId' | 'title' | 'language' | 'locale'> & RoomTagProps['session'];
  /** Text above the title: the session's time, or how long it still lasts. */
  lead: ReactNode;
  /** True for one of a past edition: it cannot be saved. */
  isPast?: boolean;
  linkState?: unknown;
  className?: string;
}

export function SessionRow({ session, lead, isPast = false, linkState, className }: SessionRowProps) {
  const lang = useLangOf()(session);
  return (
    <div
      className={cx(
        'card-interactive relative flex flex-col gap-1.5 rounded-card border border-line bg-surface px-4 py-3',
        className,
      )}
    >
      {!isPast && (
        <SaveButton
          kind="session"
          publicId={session.publicId}
          title={session.title}
          className="absolute! top-0.5 right-0.5"
        />
      )}
      <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-1 text-sm', !isPast && 'pr-9')}>
        {lead}
      </div>
      <SiteLink
        to={sessionPath(session)}
        state={linkState}
        lang={lang}
        className="line-clamp-3 leading-snug font-bold text-ink no-underline after:absolute after:inset-0 after:rounded-card"
      >
        {session.title}
      </SiteLink>
      <RoomTag session={session} />
    </div>
  );
}
