import { useMessages } from '../../../messages/messages';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/media/icon';
import type { IconName } from '../../../icons/icon-names';
import { SiteLink } from '../../../ui/links/site-link';
import { programmeHref, type ProgrammeState, type ProgrammeView } from '../list-state';
import type { ProgrammePage } from '../../pages';

const icons: Readonly<Record<ProgrammeView, IconName>> = {
  agenda: 'list',
  themes: 'layers',
  timetable: 'layout-grid',
};

export function ViewSwitcher({ page, state }: { page: ProgrammePage; state: ProgrammeState }) {
  const m = useMessages().programme;
  if (page.views.length < 2) return null;
  return (
    <nav aria-label={m.views.label}>
      <ul className="flex rounded-control border border-line-strong bg-surface p-0.5">
        {page.views.map((view) => (
          <li key={view}>
            <SiteLink
              to={programmeHref(page.path, { ...state, view })}
              preventScrollReset
              aria-current={view === state.view ? 'true' : undefined}
              className={cx(
                'flex min-h-9 items-center gap-1.5 rounded-md px-2.5 text-sm font-semibold whitespace-nowrap no-underline',
                view === state.view ? 'bg-ink text-page' : 'text-ink hover:bg-sunken',
              )}
            >
              <Icon name={icons[view]} className="max-sm:hidden" />
              {m.views[view]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
