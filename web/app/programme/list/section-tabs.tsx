import { useMessages } from '../../messages/messages';
import { cx } from '../../ui/cx';
import { SiteLink } from '../../ui/links/site-link';
import { programmePages, type ProgrammePage } from '../pages';

export function SectionTabs({ current }: { current: ProgrammePage['key'] }) {
  const m = useMessages().programme;
  const pages = [programmePages.all, programmePages.knowledgeSessions, programmePages.tours];
  return (
    <nav aria-label={m.sections.label} className="relative -mx-1 overflow-x-auto px-1 py-1">
      <ul className="flex gap-2">
        {pages.map(({ key, path }) => (
          <li key={key}>
            <SiteLink
              to={path}
              aria-current={key === current ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-10 items-center rounded-full border px-4 py-1 font-semibold whitespace-nowrap no-underline transition-colors',
                key === current
                  ? 'border-ink bg-ink text-page'
                  : 'border-line-strong bg-surface text-ink hover:border-action-line hover:text-action-ink',
              )}
            >
              {m.sections[key]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
