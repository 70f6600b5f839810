import type { BlockOf } from '../content/types/page/blocks';
import { useLangOf } from '../messages/messages';
import { Question, Questions } from '../ui/text/question';
import { RichText } from '../ui/text/rich-text';
import { Section } from '../ui/layout/section';

export function Faq({ block }: { block: BlockOf<'faq'> }) {
  const langOf = useLangOf();
  if (block.questions.length === 0) return null;
  return (
    <Section title={block.title ?? undefined}>
      <div className="max-w-3xl">
        <Questions>
          {block.questions.map(({ slug, question, answer, locale }) => (
            <Question key={slug} slug={slug} question={question} lang={langOf({ locale })}>
              <RichText value={answer} lang={langOf({ locale })} topLevel={4} />
            </Question>
          ))}
        </Questions>
      </div>
    </Section>
  );
}
