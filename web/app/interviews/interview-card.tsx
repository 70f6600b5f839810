import type { InterviewSummary } from '../content/types/interview';
import { useMessages } from '../messages/messages';
import { interviewPath } from '../site/detail-paths';
import { ArticleCard, type ArticleCardProps } from '../ui/card/article-card';
import { Badge } from '../ui/card/badge';

export interface InterviewCardProps extends Pick<ArticleCardProps, 'large' | 'priority' | 'linkState'> {
  interview: InterviewSummary;
}

export function InterviewCard({ interview, ...cardProps }: InterviewCardProps) {
  const m = useMessages().interviews;
  const { title, date, intro, image, format, person, locale } = interview;
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
          <span className="min-w-0 text-ink-soft">{m.with(person)}</span>
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
