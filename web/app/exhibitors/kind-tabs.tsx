import type { ExhibitorKind } from '../cms/exhibitor';
import { listHref, serialiseListState } from '../listing/search-params';
import { useMessages } from '../messages/messages';
import { cx } from '../ui/cx';
import { useKeptMarkup } from '../ui/kept-markup';
import { SiteLink } from '../ui/site-link';
import { KINDS, listPath } from './kinds';
import { exhibitorList, ofKind, type ExhibitorListState } from './select';

/** The kinds as links to their own lists, each with what the other filters leave of it. */
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
  const total = KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  const elsewhere = { ...state, selection: { ...state.selection, soort: [] }, page: 1 };
  const tabs = [
    { kind: null, label: m.exhibitors.all, count: total },
    ...KINDS.map((kind) => ({ kind, label: m.exhibitors.kinds[kind].title, count: counts[kind] })),
  ];
  const way = `tabs ${current} ${serialiseListState(exhibitorList, elsewhere)}`;
  const filling = useKeptMarkup([counts], way, () =>
    tabs.map(({ kind, label, count }) => (
      <li key={label}>
        <SiteLink
          to={listHref(listPath(kind), exhibitorList, ofKind(elsewhere, kind))}
          aria-current={kind === current ? 'page' : undefined}
          className={cx(
            'inline-flex min-h-11 items-center gap-2 rounded-control border px-3.5 font-semibold whitespace-nowrap no-underline transition-colors',
            kind === current
              ? 'border-brand bg-brand text-on-brand'
              : 'border-line bg-surface text-ink hover:border-line-strong',
          )}
        >
          {label}
          <span className={cx('text-sm font-normal tabular-nums', kind === current ? '' : 'text-ink-soft')}>
            {count}
          </span>
        </SiteLink>
      </li>
    )),
  );
  return (
    <nav aria-label={m.exhibitors.kindTabs} className="-mx-gutter overflow-x-auto px-gutter">
      <ul className="flex w-max gap-2 py-1 sm:w-auto sm:flex-wrap" {...filling} />
    </nav>
  );
}
