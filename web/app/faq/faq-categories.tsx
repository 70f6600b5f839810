import { useLangOf, useMessages } from '../messages/messages';
import { cx } from '../ui/cx';
import { EditorIcon } from '../ui/media/editor-icon';
import { SiteLink } from '../ui/links/site-link';
import type { FaqData } from './faq.server';
import { categoryHref, categoryOf, type FaqState } from './faq-list';

/** The categories with how many questions each holds: a row on a narrow screen, a column beside the questions on a wide one. */
export default function FaqCategories({
  state,
  categories,
  total,
}: { state: FaqState } & Pick<FaqData, 'categories' | 'total'>) {
  const m = useMessages().faq;
  const langOf = useLangOf();
  const chosen = categoryOf(state);
  const all = { slug: null, name: m.all, icon: 'lucide:list', count: total, lang: undefined };
  const groups = categories.map((category) => ({ ...category, lang: langOf(category) }));
  return (
    <nav aria-label={m.categories} className="no-print lg:sticky lg:top-24">
      <ul className="flex gap-2 max-lg:-mx-gutter max-lg:overflow-x-auto max-lg:px-gutter max-lg:py-1 lg:flex-col lg:gap-1">
        {[all, ...groups].map(({ slug, name, icon, count, lang }) => (
          <li key={slug ?? ''} className="shrink-0">
            <SiteLink
              to={categoryHref(state, slug)}
              preventScrollReset
              aria-current={slug === chosen ? 'true' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-2.5 rounded-control border px-3.5 py-2 leading-tight font-semibold no-underline transition-colors',
                slug === chosen
                  ? 'border-action-line bg-action-soft text-action-ink'
                  : 'border-line hover:border-action-line hover:text-action-ink lg:border-transparent',
                slug !== chosen && (count === 0 ? 'text-ink-soft' : 'text-ink'),
              )}
            >
              <EditorIcon name={icon} />
              <span lang={lang} className="whitespace-nowrap lg:whitespace-normal">
                {name}
              </span>
              <span className="ml-auto pl-1 text-sm font-normal text-ink-soft tabular-nums">{count}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
