import { useMessages } from '../messages/messages';
import { useSite } from '../site/site-context';
import { Icon } from '../ui/media/icon';
import { Badge } from './badge';
import { useStoredBadge } from './stored-badge';

/** On days of the fair, the badge of this device below a line that unfolds it. */
export function BadgeAtHand() {
  const m = useMessages().visitors.ownBadge;
  const { phase } = useSite();
  const badge = useStoredBadge();
  if (phase !== 'during' || !badge) return null;
  return (
    <details className="mb-6 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-action-ink underline underline-offset-4">
        <Icon name="ticket" />
        {m.title}
      </summary>
      <div className="mt-3 max-w-2xl">
        <Badge profile={badge.profile} code={badge.code} link={badge.link} />
      </div>
    </details>
  );
}
