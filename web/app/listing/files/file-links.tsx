import { useMessages } from '../../messages/messages';
import { SiteLink } from '../../ui/links/site-link';
import { fileHref, type Ending } from './list-file';

const linkClass = 'inline-flex min-h-9 items-center font-semibold text-action-ink underline-offset-4';

interface FileLinksProps {
  href: string;
  endings: readonly Ending[];
  others?: readonly { to: string; label: string }[];
}

/** The same selection in other forms: for a calendar, a spreadsheet, a program, on paper. */
export function FileLinks({ href, endings, others = [] }: FileLinksProps) {
  const m = useMessages().listing.files;
  const own = endings.map((ending) => ({ to: fileHref(href, ending), label: m[ending] }));
  return (
    <nav aria-label={m.label} className="no-print mt-10 border-t border-line pt-3 text-sm">
      <ul className="flex flex-wrap items-center gap-x-5">
        <li aria-hidden className="text-ink-soft">
          {m.label}
        </li>
        {[...own, ...others].map(({ to, label }) => (
          <li key={to}>
            <SiteLink to={to} className={linkClass}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
