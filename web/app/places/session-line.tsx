import type { PlaceSession } from '../content/types/session-place';
import { useMessages } from '../messages/messages';
import { useSite } from '../site/site-context';
import { sessionPath } from '../site/detail-paths';
import { SiteLink } from '../ui/links/site-link';

export function SessionLine({ session }: { session: PlaceSession }) {
  const { format } = useMessages();
  const { day, startTime, endTime, where } = session;
  const title = useSite().locale === 'en' ? session.titleEnglish : session.title;
  return (
    <div className="rounded-card border border-line bg-tint p-5">
      <p className="text-lead font-semibold">
        <SiteLink to={sessionPath(session)} className="underline-offset-4">
          {title}
        </SiteLink>
      </p>
      <p className="mt-1">{format.moment(day, startTime, endTime)}</p>
      {where !== '' && <p className="text-ink-soft">{where}</p>}
    </div>
  );
}
