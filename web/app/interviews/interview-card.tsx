import type { InterviewSummary } from '../content/types/interview';
import { useMessages } from '../messages/messages';
import { Portrait } from '../ui/media/portrait';
import { interviewPath } from '../site/detail-paths';
import { ArticleCard, type ArticleCardProps } from '../ui/card/article-card';
import { Badge } from '../ui/card/badge';

export interface InterviewCardProps extends Pick<ArticleCardProps, 'large' | 'priority' | 'linkState'> {
  interview: InterviewSummary;
}

export function InterviewCard({ interview, ...cardProps }: InterviewCardProps) {
  const m = useMessages().interviews;
  const { title, date, intro, image, format, person, speaker, locale } = interview;
  return (
    <ArticleCard
      {...cardProps}
      title={title}
      date={date}
      intro={intro}
      image={image}
      locale={locale}
      to={interviewPath(interview)}
      detail={
        <>
          <span className="flex min-w-0 items-center gap-2.5 text-ink-soft">
            {speaker?.portrait && <Portrait speaker={speaker} sizes="48px" className="size-12" />}
            <span className="min-w-0">{m.with(person)}</span>
          </span>
          {format === 'video' && (
            <Badge tone="blue" icon="play">
              {m.video}
            </Badge>
          )}
        </>
      }
    />
  );
}
