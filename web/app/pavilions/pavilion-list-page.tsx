import { Workspace } from '../shell/layouts/workspace';
import { NothingYet } from '../listing/nothing-yet';
import { useMessages } from '../messages/messages';
import { PavilionCard } from './pavilion-card';
import type { PavilionListData } from './pavilion-list.server';

export function PavilionListPage({ data: { pavilions } }: { data: PavilionListData }) {
  const m = useMessages().pavilions;
  return (
    <Workspace
      title={m.title}
      intro={pavilions.length === 0 ? undefined : m.intro}
      breadcrumbs={[{ label: m.title }]}
    >
      {pavilions.length === 0 ? (
        <NothingYet icon="layout-grid" title={m.nothing} />
      ) : (
        <ul aria-label={m.resultsTitle} className="grid grid-cols-[minmax(0,1fr)] gap-6 print:grid-cols-2">
          {pavilions.map((pavilion, index) => (
            <li key={pavilion.publicId}>
              <PavilionCard
                pavilion={pavilion}
                level={2}
                sizes="(min-width: 76rem) 36rem, (min-width: 52rem) 46vw, 100vw"
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
    </Workspace>
  );
}
