import type { ReactNode } from 'react';
import { useLangOf } from '../messages/messages';
import { RoomTag } from '../programme/session/room-tag';
import { SessionWhen } from '../programme/session-when';
import { SaveButton } from '../saved/save-button';
import { sessionPath } from '../site/detail-paths';
import { SiteLink } from '../ui/links/site-link';
import type { BriefSession } from '../content/types/listed';

export function SessionLine({ session, mark }: { session: BriefSession; mark?: ReactNode }) {
  const lang = useLangOf()(session);
  return (
    <li className="flex items-start gap-3 py-2 pr-1.5 pl-4">
      <div className="min-w-0 grow py-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SessionWhen session={session} className="font-semibold" />
          {mark}
        </p>
        <SiteLink
          to={sessionPath(session)}
          lang={lang}
          className="block leading-snug font-bold text-ink underline-offset-4"
        >
          {session.title}
        </SiteLink>
        <RoomTag session={session} className="mt-1" />
      </div>
      <SaveButton kind="session" publicId={session.publicId} title={session.title} />
    </li>
  );
}
