import type { CalendarSummary } from '../content/types/calendar-item';
import { useSite } from '../site/site-context';
import { BackLink } from '../listing/request/back-link';
import { useListBack } from '../listing/request/list-back';
import { useLangOf, useMessages } from '../messages/messages';
import { calendarPath } from '../site/detail-paths';
import { ArticleHeader } from '../ui/text/article-header';
import { ArticleText } from '../ui/text/article-text';
import { Badge } from '../ui/card/badge';
import { ButtonLink } from '../ui/form/button';
import { FactCard } from '../ui/card/fact-card';
import { NeighbourLinks } from '../ui/links/neighbour-links';
import type { CalendarItemData } from './calendar-item.server';
import { listPath } from './paths';
import { daysOf, timesOf } from './when';

export function CalendarItemPage({ data: { item, isPast, earlier, later } }: { data: CalendarItemData }) {
  const messages = useMessages();
  const m = messages.calendar;
  const langOf = useLangOf();
  const lang = langOf(item);
  const { origin } = useSite();
  const state = { from: useListBack(listPath) };
  const { title, date, intro, image, body, place, link } = item;
  const neighbour = (other: CalendarSummary | null, label: string) =>
    other && {
      to: calendarPath(other),
      title: other.title,
      lang: langOf(other),
      lead: `${label} · ${daysOf(other, messages)}`,
      state,
    };
  return (
    <article>
      <ArticleHeader
        breadcrumbs={[
          { label: m.title, to: listPath },
          { label: title, lang },
        ]}
        lang={lang}
        back={<BackLink root={listPath} label={m.detail.back} />}
        url={`${origin}${calendarPath(item)}`}
        title={title}
        intro={intro}
        image={image}
        facts={
          <>
            <time dateTime={date} className="text-brand-ink">
              {daysOf(item, messages)}
            </time>
            {isPast && <Badge className="bg-surface">{m.over}</Badge>}
          </>
        }
      />
      <ArticleText
        body={body}
        lang={lang}
        noText={isPast ? m.detail.overText : m.detail.noText}
        aside={
          <FactCard
            facts={[
              { icon: 'calendar-days', term: m.detail.when, value: daysOf(item, messages) },
              { icon: 'clock', term: m.detail.time, value: timesOf(item, messages) },
              { icon: 'map-pin', term: m.detail.where, value: place, lang },
            ]}
          />
        }
      >
        {link && (
          <p className="mt-8">
            <ButtonLink to={link.url} lang={lang} icon="arrow-right" iconAfter>
              {link.label}
            </ButtonLink>
          </p>
        )}
      </ArticleText>
      <NeighbourLinks
        label={m.detail.neighbours}
        previous={neighbour(earlier, m.detail.earlier)}
        next={neighbour(later, m.detail.later)}
      />
    </article>
  );
}
