import { Blocks } from '../blocks/blocks';
import { FilterForm } from '../listing/facets/filter-form';
import { ResultCount } from '../listing/result-count';
import { maxQueryLength, serialiseListState } from '../listing/request/search-params';
import { useLangOf, useMessages } from '../messages/messages';
import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';
import { Container } from '../ui/layout/container';
import { LeadText } from '../ui/text/lead-text';
import { PageHeader } from '../ui/layout/page-header';
import { SearchField } from '../ui/form/search-field';
import type { FaqData } from './faq.server';
import { categoryOf, faqList, listPath } from './faq-list';
import { useUnfolded } from './use-unfolded';

/** Links, and questions that the browser itself unfolds: the server's HTML does until somebody does something. */
const NoQuestions = lazyHydrate(() => import('./no-questions'));
const FaqCategories = lazyHydrate(() => import('./faq-categories'));
const FaqQuestions = lazyHydrate(() => import('./faq-questions'));

/** All questions under their categories, with a search; what is unfolded stands in the URL. */
export function FaqPage({ data }: { data: FaqData }) {
  const lang = useLangOf()(data.written);
  const { title, intro, blocks, categories, sections, total } = data;
  const m = useMessages().faq;
  const { unfolded, recordToggle } = useUnfolded();
  // The page knows of a fold before the loader is asked again.
  const state = { ...data.state, selection: { ...data.state.selection, vraag: [...unfolded] } };
  const shown = sections.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <PageHeader
        title={title}
        intro={intro && <LeadText value={intro} lang={lang} />}
        breadcrumbs={[{ label: title }]}
      >
        <FilterForm
          single
          action={listPath}
          label={m.search}
          hiddenFields={[
            ...state.selection.categorie.map((slug) => ['categorie', slug] as const),
            ...state.selection.vraag.map((slug) => ['vraag', slug] as const),
          ]}
          current={serialiseListState(faqList, state).toString()}
          className="no-print"
        >
          <SearchField
            name="q"
            label={m.search}
            placeholder={m.searchPlaceholder}
            defaultValue={state.q}
            maxLength={maxQueryLength}
            className="min-w-0 grow"
          />
        </FilterForm>
      </PageHeader>
      <Container className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-5 py-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-12">
        <FaqCategories state={state} categories={categories} total={total} />
        <div className="max-w-3xl">
          <ResultCount
            text={state.q === '' ? m.count(shown) : m.countFor(shown, state.q)}
            searched={{ query: state.q, total: shown }}
            className={state.q === '' && categoryOf(state) === null ? 'sr-only' : 'mb-6'}
          />
          <FaqQuestions
            sections={sections}
            query={data.state.q}
            unfolded={unfolded}
            recordToggle={recordToggle}
          />
          {sections.length === 0 && <NoQuestions state={state} categories={categories} />}
        </div>
      </Container>
      <Blocks blocks={blocks} lang={lang} opening={false} />
    </>
  );
}
