import type { ExhibitorKind } from '../../content/types/exhibitor-kind';
import { listHref } from '../../listing/request/search-params';
import { useMessages } from '../../messages/messages';
import { CountTab } from '../../ui/links/count-tab';
import { listPath } from '../kinds';
import { exhibitorList, type ExhibitorListState } from './select';
import type { KindCount } from './selection';

export function KindTabs({
  current,
  state,
  kinds,
  total,
}: {
  current: ExhibitorKind | null;
  state: ExhibitorListState;
  kinds: readonly KindCount[];
  total: number;
}) {
  const m = useMessages();
  const withoutKind = { ...state, selection: { ...state.selection, soort: [] }, page: 1 };
  const tabs = [
    { kind: null, label: m.exhibitors.all, count: total },
    ...kinds.map((kind) => ({ kind, label: kind.plural, count: kind.count })),
  ];
  return (
    <nav aria-label={m.exhibitors.kindTabs} className="-mx-gutter overflow-x-auto px-gutter">
      <ul className="flex w-max gap-2 py-1 sm:w-auto sm:flex-wrap">
        {tabs.map(({ kind, label, count }) => (
          <li key={kind?.key ?? ''}>
            <CountTab
              to={listHref(listPath(kind), exhibitorList, withoutKind)}
              current={kind?.key === current?.key}
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
