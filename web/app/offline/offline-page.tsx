import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { localeOf, localePath, withoutLocale } from '../messages/locale';
import { useMessages } from '../messages/messages';
import { useHydrated } from '../rendering/hydration/use-hydrated';
import { useSite } from '../site/site-context';
import { ButtonLink } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { Notice } from '../ui/layout/notice';
import { PageHeader } from '../ui/layout/page-header';
import { WaitingList } from '../waiting-forms/waiting-list';
import { SearchForm } from '../search/search-form';
import { PageList } from './page-list';
import { useSectionsOf } from './sections';
import { pagesOnDevice, type PagesOnDevice } from './stored';

/** A path of this site, in this language; null for anything else. */
function pathIn(value: string | null, locale: string): string | null {
  if (value === null || !/^\/(?![/\\])/.test(value)) return null;
  return localeOf(value) === locale && !/^(?:\/en)?\/offline\b/.test(value) ? value : null;
}

export default function OfflinePage() {
  const { offline: m } = useMessages().ownProgramme;
  const { locale } = useSite();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // The device stores the page once, without what it stands in for.
  const asked = pathIn(useHydrated() ? params.get('van') : null, locale);
  /** The worker says that the data of that page is on the device. */
  const isHere = params.has('hier');
  const [pages, setPages] = useState<PagesOnDevice | null>(null);
  const sections = useSectionsOf((url) => pages?.paths.has(localePath(locale, url)) === true);
  const named = new Set(sections.flatMap(({ links }) => links.map(({ url }) => url)));
  const others = (pages?.stored ?? [])
    .map(({ path, title }) => ({ label: title, url: withoutLocale(path) }))
    .filter(({ url }) => !named.has(url));

  useEffect(() => {
    let isMounted = true;
    const show = async () => {
      if (asked !== null && isHere) return navigate(withoutLocale(asked), { replace: true });
      const found = await pagesOnDevice((path) => localeOf(path) === locale);
      if (isMounted) setPages(found);
    };
    show().catch(() => setPages({ stored: [], paths: new Set() }));
    return () => {
      isMounted = false;
    };
  }, [asked, isHere, locale, navigate]);

  return (
    <>
      <PageHeader title={m.title} intro={m.intro} breadcrumbs={[{ label: m.title }]}>
        <SearchForm texts={m.search} />
      </PageHeader>
      <Container className="py-8 lg:py-10">
        {asked !== null && !isHere && (
          <Notice tone="info" className="mb-6">
            <p>{m.missing}</p>
          </Notice>
        )}
        {asked !== null && (
          <ButtonLink to={withoutLocale(asked)} icon="rotate-ccw" className="mb-8">
            {m.retry}
          </ButtonLink>
        )}
        <div data-hydrate-now aria-live="polite">
          <WaitingList />
          <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {sections.map((section) => (
              <PageList key={section.title} {...section} />
            ))}
            {others.length > 0 && <PageList title={m.stored} links={others} />}
          </div>
          {pages?.paths.size === 0 && <p>{m.nothingStored}</p>}
        </div>
      </Container>
    </>
  );
}
