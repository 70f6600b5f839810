import type { SessionKind } from '../../content/types/session-kind';
import { useMessages } from '../../messages/messages';
import { cx } from '../../ui/cx';
import { SiteLink } from '../../ui/links/site-link';
import { listPath } from '../pages';

/** A kind as the tabs of the programme show it. */
export type Section = Pick<SessionKind, 'key' | 'plural' | 'slug'>;

export function SectionTabs({
  current,
  sections,
}: {
  current: SessionKind | null;
  sections: readonly Section[];
}) {
  const m = useMessages().programme;
  if (sections.length === 0) return null;
  return (
    <nav aria-label={m.sections.label} className="relative -mx-1 overflow-x-auto px-1 py-1">
      <ul className="flex gap-2">
        {[null, ...sections].map((section) => {
          const isCurrent = section?.key === current?.key;
          return (
            <li key={section?.key ?? ''}>
              <SiteLink
                to={listPath(section)}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'inline-flex min-h-10 items-center rounded-full border px-4 py-1 font-semibold whitespace-nowrap no-underline transition-colors',
                  isCurrent
                    ? 'border-ink bg-ink text-page'
                    : 'border-line-strong bg-surface text-ink hover:border-action-line hover:text-action-ink',
                )}
              >
                {section?.plural ?? m.sections.all}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
