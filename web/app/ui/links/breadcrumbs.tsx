import { useMessages } from '../../messages/messages';
import { cx } from '../cx';
import { Icon } from '../media/icon';
import { SiteLink } from './site-link';

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  to?: string;
  lang?: string;
}

/** The pages above this one; the home page is added in front. */
export function Breadcrumbs({ items, className }: { items: Crumb[]; className?: string }) {
  const m = useMessages();
  return (
    <nav aria-label={m.shell.breadcrumbs} className={cx('text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {[{ label: m.shell.home, to: '/' }, ...items].map(({ label, to, lang }: Crumb, index) => (
          <li key={index} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <Icon name="chevron-right" className="size-4 text-ink-soft" />}
            {to ? (
              <SiteLink to={to} className="line-clamp-1 py-1 text-ink-soft underline-offset-4 hover:text-ink">
                {label}
              </SiteLink>
            ) : (
              <span aria-current="page" lang={lang} className="line-clamp-1 py-1 font-medium">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
