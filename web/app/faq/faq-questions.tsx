import { useEffect, useMemo, useRef } from 'react';
import { plainTextOf } from '../content/types/fields/plain-text';
import { useLangOf } from '../messages/messages';
import { excerptOf, markText, type Finder } from '../text-search/marks';
import { searchTexts } from '../text-search/search-texts';
import { indexTexts } from '../text-search/text-index';
import { FoundText } from '../ui/text/found-text';
import { Heading } from '../ui/text/heading';
import { Question, Questions } from '../ui/text/question';
import { RichText } from '../ui/text/rich-text';
import type { FaqSection } from './sections';
import type { useUnfolded } from './use-unfolded';

interface FaqQuestionsProps extends ReturnType<typeof useUnfolded> {
  sections: FaqSection[];
  query: string;
}

export default function FaqQuestions({ sections, query, unfolded, recordToggle }: FaqQuestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const recordOpened = useRef(recordToggle);

  useEffect(() => {
    // Questions unfolded before hydration count.
    for (const { id } of list.current?.querySelectorAll('details[open]') ?? [])
      recordOpened.current(id, true);
  }, []);

  const finds = useMemo(() => finderIn(sections, query), [sections, query]);
  return (
    <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-10">
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
          // An answer is quoted only when the question itself has no match.
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
