import { useMessages } from '../messages/messages';
import { searchMark } from '../counting/marks';
import { foldText } from '../text-search/tokens';
import { ButtonLink } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { EmptyState } from '../ui/layout/empty-state';
import { Heading } from '../ui/text/heading';
import { Icon } from '../ui/media/icon';
import { PageHeader } from '../ui/layout/page-header';
import { SiteLink } from '../ui/links/site-link';
import type { HitGroup, SearchResponse } from './search-response';
import { HitList } from './hit-list';
import { kinds } from './kinds';
import { hitsOnPage, minQueryLength } from './limits';
import { allHref } from './index/paths';
import { SearchForm } from './search-form';
import { useSectionLinks } from './section-links';

export function SearchPage({ query, response }: { query: string; response: SearchResponse }) {
  const m = useMessages();
  return (
    <>
      <PageHeader title={m.search.title} intro={m.search.intro} breadcrumbs={[{ label: m.search.title }]}>
        <SearchForm query={query} texts={m.search} />
      </PageHeader>
      <Container className="py-8 lg:py-10">
        {query !== '' && (
          <p role="status" className="mb-6 font-semibold" {...searchMark(query, response.total)}>
            {response.total === 0 ? m.search.nothing : m.search.count(response.total)}
          </p>
        )}
        {response.partial && <p className="mb-6 rounded-card bg-tint px-4 py-3">{m.search.partial}</p>}
        {response.total === 0 ? (
          <NothingToShow query={query} />
        ) : (
          <div className="flex flex-col gap-10">
            {response.groups.map((group) => (
              <Group key={group.kind} group={group} query={query} />
            ))}
          </div>
        )}
      </Container>
    </>
  );
}

function Group({ group: { kind, total, hits }, query }: { group: HitGroup; query: string }) {
  const m = useMessages();
  const hasList = kinds[kind].list !== null;
  const shown = hasList ? hits.slice(0, hitsOnPage) : hits;
  return (
    <section aria-labelledby={kind} className="max-w-[52rem]">
      <Heading level={2} size="subheading" id={kind} className="mb-2">
        {m.search.kinds[kind]}{' '}
        <span className="font-sans text-base font-medium text-ink-soft">({total})</span>
      </Heading>
      <HitList found={shown.map((hit) => ({ kind, hit }))} />
      {hasList && total > shown.length && (
        <SiteLink
          to={allHref(query, kind)}
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-action-ink"
        >
          {m.search.allOfKind(total, m.search.kinds[kind])}
          <Icon name="arrow-right" className="size-4" />
        </SiteLink>
      )}
    </section>
  );
}

function NothingToShow({ query }: { query: string }) {
  const m = useMessages();
  const links = useSectionLinks();
  const tooShort = query !== '' && foldText(query).length < minQueryLength;
  return (
    <EmptyState
      title={query === '' ? m.search.field : m.search.none.title(query)}
      text={query === '' ? m.search.empty.text : tooShort ? m.search.none.short : m.search.none.text}
      action={links.map(({ label, url }) => (
        <ButtonLink key={url} to={url} tone="secondary">
          {label}
        </ButtonLink>
      ))}
    />
  );
}
