import type { Edition } from '../content/types/edition';
import { useMessages } from '../messages/messages';
import { SiteLink } from '../ui/links/site-link';
import { Icon } from '../ui/media/icon';
import { editionPath } from './detail-paths';
import { editionName } from './edition-name';

/** Says on the page of something of the past that it is not of the coming edition. */
export default function PastNotice({ year, edition }: { year: number; edition: Edition | null }) {
  const m = useMessages().editions;
  return (
    <p className="mt-4 flex w-fit max-w-text gap-3 rounded-card border border-line bg-surface px-4 py-3">
      <Icon name="rotate-ccw" className="mt-1 text-tint-ink" />
      <span>
        {m.notice(edition ? editionName(edition) : String(year))}{' '}
        {edition && (
          <SiteLink
            to={editionPath(year)}
            className="inline-block font-semibold text-action-ink underline-offset-4"
          >
            {m.toArchive}
          </SiteLink>
        )}
      </span>
    </p>
  );
}
