import type { Edition } from '../content/types/edition';
import { editionName } from './edition-name';
import { useMessages } from '../messages/messages';
import { SiteLink } from '../ui/links/site-link';
import { Icon } from '../ui/media/icon';
import { editionPath, type EditionList } from './detail-paths';

/** The way from the front page to a list of a past edition. */
export function editionCrumbs(edition: Edition, list: EditionList, label: string) {
  return [
    { label: editionName(edition), path: editionPath(edition.year) },
    { label, path: editionPath(edition.year, list) },
  ];
}

/** The same as the links above a page. */
export function editionLinks(edition: Edition, list: EditionList, label: string) {
  return editionCrumbs(edition, list, label).map(({ path, ...crumb }) => ({ ...crumb, to: path }));
}

/** Says on the page of something of the past that it is not of the coming edition. */
export function PastNotice({ year, edition }: { year: number; edition: Edition | null }) {
  const { past } = useMessages().listing;
  return (
    <p className="mt-4 flex w-fit max-w-text gap-3 rounded-card border border-line bg-surface px-4 py-3">
      <Icon name="rotate-ccw" className="mt-1 text-tint-ink" />
      <span>
        {past.notice(edition ? editionName(edition) : String(year))}{' '}
        {edition && (
          <SiteLink
            to={editionPath(year)}
            className="inline-block font-semibold text-action-ink underline-offset-4"
          >
            {past.toArchive}
          </SiteLink>
        )}
      </span>
    </p>
  );
}
