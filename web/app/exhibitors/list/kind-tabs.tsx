import type { ExhibitorKind } from '../../content/types/exhibitor';
import { listHref } from '../../listing/request/search-params';
import { useMessages } from '../../messages/messages';
import { CountTab } from '../../ui/links/count-tab';
import { exhibitorKinds, listPath } from '../kinds';
import { exhibitorList, ofKind, type ExhibitorListState } from './select';

export function KindTabs({
  current,
  state,
  counts,
}: {
  current: ExhibitorKind | null;
  state: ExhibitorListState;
  counts: Readonly<Record<ExhibitorKind, number>>;
}) {
  const m = useMessages();
  const total = exhibitorKinds.reduce((sum, kind) => sum + counts[kind], 0);
  const withoutKind = { ...state, selection: { ...state.selection, soort: [] }, page: 1 };
  const tabs = [
    { kind: null, label: m.exhibitors.all, count: total },
    ...exhibitorKinds.map((kind) => ({ kind, label: m.exhibitors.kinds[kind].title, count: counts[kind] })),
  ];
  return (
    <nav aria-label={m.exhibitors.kindTabs} className="-mx-gutter overflow-x-auto px-gutter">
      <ul className="flex w-max gap-2 py-1 sm:w-auto sm:flex-wrap">
        {tabs.map(({ kind, label, count }) => (
          <li key={label}>
            <CountTab
              to={listHref(listPath(kind), exhibitorList, ofKind(withoutKind, kind))}
              current={kind === current}
              label={label}
              count={count}
              className="whitespace-nowrap"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
