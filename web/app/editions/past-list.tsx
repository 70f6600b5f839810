import type { ReactNode } from 'react';
import type { Edition } from '../content/types/edition';
import { editionName } from '../site/edition-name';
import { ResultCount } from '../listing/result-count';
import { useMessages } from '../messages/messages';
import { Workspace } from '../shell/layouts/workspace';
import { editionPath, type EditionList } from '../site/detail-paths';
import { SiteLink } from '../ui/links/site-link';

export interface PastListProps {
  edition: Edition;
  list: EditionList;
  total: number;
  children: ReactNode;
}

/** The frame of a list of a past edition. */
export function PastList({ edition, list, total, children }: PastListProps) {
  const m = useMessages().editions;
  const name = editionName(edition);
  return (
    <Workspace
      title={m.titles[list](name)}
      intro={
        <p>
          {m.intro(name)}{' '}
          <SiteLink to={`/${list}`} className="font-semibold text-action-ink underline-offset-4">
            {m.toComingList[list]}
          </SiteLink>
        </p>
      }
      breadcrumbs={[{ label: name, to: editionPath(edition.year) }, { label: m.lists[list] }]}
      toolbar={<ResultCount text={m.counts[list](total)} />}
    >
      {children}
    </Workspace>
  );
}
