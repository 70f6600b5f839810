import { useMessages } from '../messages/messages';
import { cx } from '../ui/cx';
import { SiteLink } from '../ui/links/site-link';
import { articleId } from './paths';
import { useCurrentArticle } from './use-current-article';

export function RulesContents({ titles, lang }: { titles: string[]; lang?: string }) {
  const m = useMessages().rules;
  const current = useCurrentArticle(titles.length);
  const list = (
    <ol className="grid gap-0.5 text-[0.95rem] print:block print:columns-2">
      {titles.map((title, index) => {
        const isCurrent = current === index + 1;
        return (
          <li key={title}>
            <SiteLink
              to={`#${articleId(index + 1)}`}
              aria-current={isCurrent ? 'location' : undefined}
              className={cx(
                'grid grid-cols-[1.75rem_minmax(0,1fr)] border-l-4 py-1.5 pl-3 leading-snug no-underline hover:text-action-ink print:border-0 print:py-0 print:pl-0',
                isCurrent ? 'border-brand font-semibold text-ink' : 'border-line text-ink-soft',
              )}
            >
              <span className="tabular-nums">{index + 1}.</span>
              <span lang={lang}>{title}</span>
            </SiteLink>
          </li>
        );
      })}
    </ol>
  );
  return (
    <>
      <details className="no-print rounded-card border border-line bg-surface lg:hidden">
        <summary className="px-4 py-3 font-semibold">{m.contents}</summary>
        <nav aria-label={m.contents} className="px-4 pb-4">
          {list}
        </nav>
      </details>
      <nav
        aria-label={m.contents}
        className="hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:sticky lg:top-28 lg:block print:static print:block print:max-h-none"
      >
        <p className="mb-3 font-display font-bold">{m.contents}</p>
        {list}
      </nav>
    </>
  );
}
