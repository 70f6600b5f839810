import { useLocation, type ErrorResponse } from 'react-router';
import { useMessages } from '../../messages/messages';
import { withoutLocale } from '../../messages/locale';
import type { Messages } from '../../messages/nl';
import type { WithdrawnSession } from '../../content/types/session';
import { HitList } from '../../search/hit-list';
import { likelyPagesIn } from '../../search/likely-pages';
import { SearchForm } from '../../search/search-form';
import { withdrawnIn } from '../../search/withdrawn';
import { wordsOf } from '../../search/words-of';
import { SiteLink } from '../../ui/links/site-link';
import { Icon } from '../../ui/media/icon';
import { Heading } from '../../ui/text/heading';

interface MissingPageProps {
  /** The technical line, which comes last. */
  message: string;
  error: ErrorResponse;
}

/** The texts of a page that is not there: what may have become of it, what its address may be about, and a search for that. */
export default function MissingPage({ message, error }: MissingPageProps) {
  const m = useMessages();
  const pathname = withoutLocale(useLocation().pathname);
  // A number says that something of this section was meant, which may have been taken off the site.
  const [, section = ''] = /^(\/[^/]+)\/\d+(?:\/|$)/.exec(pathname) ?? [];
  const withdrawn = withdrawnIn(error.data);
  const gone = withdrawn
    ? calledOff(withdrawn, m)
    : new Map(Object.entries(m.search.missing.gone)).get(section);
  const likely = likelyPagesIn(error.data).filter(({ hit }) => gone === undefined || hit.path !== section);
  return (
    <>
      <p className="mt-4 max-w-text text-lead font-semibold">{(gone ?? m.search.missing).text}</p>
      {gone && (
        <SiteLink
          to={withdrawn ? `/programma?dag=${withdrawn.day}` : section}
          className="mt-2 inline-flex min-h-11 items-center gap-2 self-start font-semibold text-action-ink"
        >
          {gone.all}
          <Icon name="arrow-right" className="size-4" />
        </SiteLink>
      )}
      <div className="mt-6">
        <SearchForm query={wordsOf(pathname)} texts={m.search} />
      </div>
      {likely.length > 0 && (
        <nav aria-labelledby="likely-pages" className="mt-8 max-w-text">
          <Heading level={2} size="subheading" id="likely-pages" className="mb-2">
            {m.search.missing.likely}
          </Heading>
          <HitList found={likely} />
        </nav>
      )}
      <p className="mt-6 max-w-text text-sm wrap-break-word text-ink-soft">{message}</p>
    </>
  );
}

function calledOff({ title, day }: WithdrawnSession, { format, search }: Messages) {
  const { text, all } = search.missing.withdrawn;
  const dayName = format.day(day, 'long');
  return { text: text(title, dayName), all: all(dayName) };
}
