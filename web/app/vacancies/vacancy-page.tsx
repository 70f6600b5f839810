import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';
import { useSite } from '../site/site-context';
import { BackLink } from '../listing/request/back-link';
import { useLangOf, useMessages } from '../messages/messages';
import { vacancyPath } from '../site/detail-paths';
import { ArticleHeader } from '../ui/text/article-header';
import { ArticleText } from '../ui/text/article-text';
import { Badge } from '../ui/card/badge';
import { ExhibitorTiles } from '../site/exhibitor-tiles';
import { FactCard } from '../ui/card/fact-card';
import { Heading } from '../ui/text/heading';
import { Apply } from './apply';
import { listPath } from './vacancy-list';
import type { VacancyData } from './vacancy.server';

const ApplicationForm = lazyHydrate(() => import('./application-form'));

export function VacancyPage({ data }: { data: VacancyData }) {
  const { vacancy, open, form } = data;
  const { format } = useMessages();
  const m = useMessages().vacancies;
  const lang = useLangOf()(vacancy);
  const { origin } = useSite();
  const { title, employer, place, hours, salary, posted, closes, intro, body, exhibitor } = vacancy;
  return (
    <article>
      <ArticleHeader
        breadcrumbs={[
          { label: m.list.title, to: listPath },
          { label: title, lang },
        ]}
        lang={lang}
        back={<BackLink root={listPath} label={m.detail.back} />}
        url={`${origin}${vacancyPath(vacancy)}`}
        title={title}
        intro={intro}
        facts={
          <>
            <span className="text-brand-ink">{employer}</span>
            {open ? null : <Badge className="bg-surface">{m.closed}</Badge>}
          </>
        }
      />
      <ArticleText
        body={body}
        lang={lang}
        noText={m.detail.noText}
        aside={
          <FactCard
            facts={[
              { icon: 'briefcase', term: m.detail.employer, value: employer },
              { icon: 'map-pin', term: m.detail.place, value: place },
              { icon: 'clock', term: m.detail.hours, value: hours, lang },
              { icon: 'piggy-bank', term: m.detail.salary, value: salary, lang },
              { icon: 'newspaper', term: m.detail.posted, value: format.day(posted) },
              {
                icon: 'calendar-days',
                term: m.detail.closes,
                value: closes === null ? null : m.detail.until(format.day(closes)),
              },
            ]}
          >
            <Apply {...data} />
          </FactCard>
        }
      >
        {exhibitor && (
          <section aria-labelledby="werkgever" className="mt-12 max-w-text">
            <Heading level={2} id="werkgever" className="booth-mark mb-4">
              {m.detail.exhibitor}
            </Heading>
            <ExhibitorTiles exhibitors={[exhibitor]} />
          </section>
        )}
      </ArticleText>
      {form && <ApplicationForm vacancy={vacancy} form={form} />}
    </article>
  );
}
