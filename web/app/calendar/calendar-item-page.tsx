import type { CalendarSummary } from '../cms/calendar-item';
import { useSite } from '../layouts/site-context';
import { BackLink } from '../listing/back-link';
import { useListBack } from '../listing/list-back';
import { useLangOf, useMessages } from '../messages/messages';
import { calendarPath } from '../navigation/detail-paths';
import { ArticleHeader } from '../ui/article-header';
import { ArticleText } from '../ui/article-text';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import { FactCard } from '../ui/fact-card';
import { NeighbourLinks } from '../ui/neighbour-links';
import type { CalendarItemData } from './calendar-item.server';
import { LIST_PATH } from './paths';
import { daysOf, timesOf } from './when';

/** Everything about one date of the calendar. */
export function CalendarItemPage({ data: { item, isPast, earlier, later } }: { data: CalendarItemData }) {
  const messages = useMessages();
  const m = messages.calendar;
  const langOf = useLangOf();
  const lang = langOf(item);
  const { origin } = useSite();
  const state = { from: useListBack(LIST_PATH) };
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
          { label: m.title, to: LIST_PATH },
          { label: title, lang },
        ]}
        lang={lang}
        back={<BackLink root={LIST_PATH} label={m.detail.back} />}
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
