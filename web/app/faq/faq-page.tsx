import { useEffect, useMemo, useRef } from 'react';
import { Blocks } from '../blocks/blocks';
import { plainTextOf } from '../content/types/fields/plain-text';
import { FilterForm } from '../listing/facets/filter-form';
import { ResultCount } from '../listing/result-count';
import { maxQueryLength, serialiseListState } from '../listing/request/search-params';
import { useLangOf, useMessages } from '../messages/messages';
import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';
import { excerptOf, markText, type Finder } from '../text-search/marks';
import { searchTexts } from '../text-search/search-texts';
import { indexTexts } from '../text-search/text-index';
import { Container } from '../ui/layout/container';
import { FoundText } from '../ui/text/found-text';
import { Heading } from '../ui/text/heading';
import { LeadText } from '../ui/text/lead-text';
import { PageHeader } from '../ui/layout/page-header';
import { Question, Questions } from '../ui/text/question';
import { RichText } from '../ui/text/rich-text';
import { SearchField } from '../ui/form/search-field';
import type { FaqData } from './faq.server';
import { categoryOf, faqList, listPath } from './faq-list';
import type { FaqSection } from './sections';
import { useUnfolded } from './use-unfolded';

/** Links alone: the server's HTML does until somebody does something. */
const NoQuestions = lazyHydrate(() => import('./no-questions'));
const FaqCategories = lazyHydrate(() => import('./faq-categories'));

/** All questions under their categories, with a search; what is unfolded stands in the URL. */
export function FaqPage({ data }: { data: FaqData }) {
  const lang = useLangOf()(data.written);
  const { title, intro, blocks, categories, sections, total } = data;
  const m = useMessages().faq;
  const { unfolded, recordToggle } = useUnfolded();
  // The page knows of a fold before the loader is asked again.
  const state = { ...data.state, selection: { ...data.state.selection, vraag: [...unfolded] } };
  const list = useRef<HTMLDivElement>(null);
  const recordOpened = useRef(recordToggle);

  useEffect(() => {
    // Questions unfolded before hydration count.
    for (const { id } of list.current?.querySelectorAll('details[open]') ?? [])
      recordOpened.current(id, true);
  }, []);

  const finds = useMemo(() => finderIn(sections, data.state.q), [sections, data.state.q]);
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
        <div ref={list} className="max-w-3xl">
          <ResultCount
            text={state.q === '' ? m.count(shown) : m.countFor(shown, state.q)}
            className={state.q === '' && categoryOf(state) === null ? 'sr-only' : 'mb-6'}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
            {sections.map((section) => (
              <SectionQuestions
                key={section.slug ?? ''}
                section={section}
                finds={finds}
                unfolded={unfolded}
                recordToggle={recordToggle}
              />
            ))}
          </div>
          {sections.length === 0 && <NoQuestions state={state} categories={categories} />}
        </div>
      </Container>
      <Blocks blocks={blocks} lang={lang} opening={false} />
    </>
  );
}

/** Recognises what was sought in the questions that were found; null when nothing was sought. */
function finderIn(sections: FaqSection[], query: string): Finder | null {
  if (query === '') return null;
  const texts = sections
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({ name: question, text: plainTextOf(answer) }));
  return searchTexts(indexTexts(texts), query).finds;
}

function SectionQuestions({
  section: { name, questions, ...section },
  finds,
  unfolded,
  recordToggle,
}: { section: FaqSection; finds: Finder | null } & ReturnType<typeof useUnfolded>) {
  const langOf = useLangOf();
  return (
    <section>
      <Heading level={2} size="subheading" lang={langOf(section)} className="mb-3">
        {name}
      </Heading>
      <Questions>
        {questions.map(({ slug, question, answer, locale }) => {
          const lang = langOf({ locale });
          const pieces = finds ? markText(question, finds) : [question];
          // What stands in the question itself needs no proof from the answer.
          const excerpt = finds && pieces.length === 1 ? excerptOf(plainTextOf(answer), finds) : null;
          return (
            <Question
              key={slug}
              slug={slug}
              question={<FoundText pieces={pieces} />}
              hint={excerpt && <FoundText pieces={excerpt} />}
              lang={lang}
              open={unfolded.has(slug)}
              onToggle={(open) => recordToggle(slug, open)}
            >
              <RichText
                value={answer}
                lang={lang}
                topLevel={4}
                words={finds ? (text) => <FoundText pieces={markText(text, finds)} /> : undefined}
              />
            </Question>
          );
        })}
      </Questions>
    </section>
  );
}
