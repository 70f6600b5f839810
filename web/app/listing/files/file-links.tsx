import { useMessages } from '../../messages/messages';
import { SiteLink } from '../../ui/links/site-link';
import { fileHref, type Ending } from './list-file';

const linkClass = 'inline-flex min-h-9 items-center font-semibold text-action-ink underline-offset-4';

interface FileLinksProps {
  /** The address of the list as it is shown. */
  href: string;
  endings: readonly Ending[];
}

/** The same selection in other forms: for a calendar, a spreadsheet, a program, on paper. */
export function FileLinks({ href, endings }: FileLinksProps) {
  const m = useMessages().listing.files;
  return (
    <nav aria-label={m.label} className="no-print mt-10 border-t border-line pt-3 text-sm">
      <ul className="flex flex-wrap items-center gap-x-5">
        <li aria-hidden className="text-ink-soft">
          {m.label}
        </li>
        {endings.map((ending) => (
          <li key={ending}>
            <SiteLink to={fileHref(href, ending)} className={linkClass}>
              {m[ending]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
