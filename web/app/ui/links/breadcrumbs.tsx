import { useMessages } from '../../messages/messages';
import { cx } from '../cx';
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
      <ol className="crumbs">
        {[{ label: m.shell.home, to: '/' }, ...items].map(({ label, to, lang }: Crumb, index) => (
          <li key={index}>
            {to ? (
              <SiteLink to={to} className="crumb-link">
                {label}
              </SiteLink>
            ) : (
              <span aria-current="page" lang={lang} className="crumb-here">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
