import type { InterviewSummary } from '../cms/interview';
import { useMessages } from '../messages/messages';
import { interviewPath } from '../navigation/detail-paths';
import { ArticleCard, type ArticleCardProps } from '../ui/article-card';
import { Badge } from '../ui/badge';

export interface InterviewCardProps extends Pick<ArticleCardProps, 'large' | 'priority' | 'linkState'> {
  interview: InterviewSummary;
}

/** An interview at a glance: who speaks, and whether it is to be watched or read. */
export function InterviewCard({ interview, ...look }: InterviewCardProps) {
  const m = useMessages().interviews;
  const { title, date, intro, image, format, person, locale } = interview;
  return (
    <ArticleCard
      {...look}
      {...{ title, date, intro, image, locale }}
      to={interviewPath(interview)}
      detail={
        <>
          <span className="min-w-0 text-ink-soft wrap-anywhere">{m.with(person)}</span>
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
