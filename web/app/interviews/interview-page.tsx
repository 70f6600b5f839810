import type { InterviewSummary } from '../content/types/interview';
import { useSite } from '../site/site-context';
import { BackLink } from '../listing/request/back-link';
import { useListBack } from '../listing/request/list-back';
import { useLangOf, useMessages } from '../messages/messages';
import { interviewPath } from '../site/detail-paths';
import { ArticleGrid } from '../ui/card/article-grid';
import { ArticleHeader } from '../ui/text/article-header';
import { ArticleText } from '../ui/text/article-text';
import { Badge } from '../ui/card/badge';
import { ForeignVideo } from '../ui/media/foreign-video';
import { NeighbourLinks } from '../ui/links/neighbour-links';
import { Section } from '../ui/layout/section';
import { InterviewAside } from './interview-aside';
import { InterviewCard } from './interview-card';
import type { InterviewData } from './interview.server';
import { listPath } from './paths';

export function InterviewPage({ data: { interview, newer, older, related } }: { data: InterviewData }) {
  const messages = useMessages();
  const m = messages.interviews;
  const langOf = useLangOf();
  const lang = langOf(interview);
  const { origin } = useSite();
  const state = { from: useListBack(listPath) };
  const { title, date, person, role, intro, image, body, format, videoUrl } = interview;
  const video = format === 'video' ? videoUrl : null;
  const neighbour = (other: InterviewSummary | null, label: string) =>
    other && {
      to: interviewPath(other),
      title: other.title,
      lang: langOf(other),
      lead: `${label} · ${m.with(other.person)}`,
      state,
    };
  return (
    <article>
      <ArticleHeader
        breadcrumbs={[
          { label: m.list.title, to: listPath },
          { label: title, lang },
        ]}
        lang={lang}
        back={<BackLink root={listPath} label={m.detail.back} />}
        url={`${origin}${interviewPath(interview)}`}
        title={title}
        intro={intro}
        // A video shows the picture itself, as its poster.
        image={video === null ? image : null}
        facts={
          <>
            <time dateTime={date} className="text-brand-ink">
              {messages.format.day(date)}
            </time>
            <span>
              {m.with(person)}
              {role !== null && (
                <>
                  {' · '}
                  <span lang={lang}>{role}</span>
                </>
              )}
            </span>
            {format === 'video' && (
              <Badge tone="blue" icon="play" className="bg-surface">
                {m.video}
              </Badge>
            )}
          </>
        }
      />
      <ArticleText
        body={body}
        lang={lang}
        noText={video === null ? m.detail.noText : undefined}
        before={video !== null && <ForeignVideo url={video} poster={image} title={title} />}
        aside={<InterviewAside interview={interview} />}
      />
      <NeighbourLinks
        label={m.detail.neighbours}
        previous={neighbour(newer, m.detail.newer)}
        next={neighbour(older, m.detail.older)}
      />
      {related.length > 0 && (
        <Section className="no-print" title={m.detail.related} intro={m.detail.relatedIntro}>
          <ArticleGrid>
            {related.map((other) => (
              <InterviewCard key={other.publicId} interview={other} linkState={state} />
            ))}
          </ArticleGrid>
        </Section>
      )}
    </article>
  );
}
