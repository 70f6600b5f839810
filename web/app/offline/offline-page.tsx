import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { localeOf, withoutLocale } from '../messages/locale';
import { useMessages } from '../messages/messages';
import { useHydrated } from '../rendering/hydration/use-hydrated';
import { useSite } from '../site/site-context';
import { ButtonLink } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { Notice } from '../ui/layout/notice';
import { PageHeader } from '../ui/layout/page-header';
import { SiteLink } from '../ui/links/site-link';
import { Heading } from '../ui/text/heading';
import { WaitingList } from '../waiting-forms/waiting-list';
import { storedPages, type StoredPage } from './stored';

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
  const [pages, setPages] = useState<StoredPage[] | null>(null);

  useEffect(() => {
    let isMounted = true;
    const show = async () => {
      if (asked !== null && isHere) return navigate(withoutLocale(asked), { replace: true });
      const found = await storedPages((path) => localeOf(path) === locale);
      if (isMounted) setPages(found);
    };
    show().catch(() => setPages([]));
    return () => {
      isMounted = false;
    };
  }, [asked, isHere, locale, navigate]);

  return (
    <>
      <PageHeader title={m.title} intro={m.intro} breadcrumbs={[{ label: m.title }]} />
      <Container className="py-8 lg:py-10">
        {asked !== null && !isHere && (
          <Notice tone="info" className="mb-6">
            <p>{m.missing}</p>
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          {asked !== null && (
            <ButtonLink to={withoutLocale(asked)} icon="rotate-ccw">
              {m.retry}
            </ButtonLink>
          )}
          <ButtonLink to="/mijn-programma" tone="secondary" icon="bookmark">
            {m.ownProgramme}
          </ButtonLink>
        </div>
        <div data-hydrate-now aria-live="polite">
          <WaitingList />
          {pages !== null && pages.length > 0 && (
            <>
              <Heading level={2} size="subheading" className="mt-8">
                {m.stored}
              </Heading>
              <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
                {pages.map(({ path, title }) => (
                  <li key={path}>
                    <SiteLink
                      to={withoutLocale(path)}
                      className="block px-4 py-3 font-semibold text-ink underline-offset-4"
                    >
                      {title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </>
          )}
          {pages?.length === 0 && <p className="mt-8">{m.nothingStored}</p>}
        </div>
      </Container>
    </>
  );
}
