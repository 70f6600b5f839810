import type { NewsSummary } from '../content/types/news-article';
import { useSite } from '../site/site-context';
import { BackLink } from '../listing/request/back-link';
import { useListBack } from '../listing/request/list-back';
import { themeHref } from '../listing/themed-list';
import { useLangOf, useMessages } from '../messages/messages';
import { newsPath } from '../site/detail-paths';
import { ArticleCard } from '../ui/card/article-card';
import { ArticleGrid } from '../ui/card/article-grid';
import { ArticleHeader } from '../ui/text/article-header';
import { ArticleText } from '../ui/text/article-text';
import { ChipList } from '../ui/card/chip-list';
import { ExhibitorTiles } from '../site/exhibitor-tiles';
import { Heading } from '../ui/text/heading';
import { NeighbourLinks } from '../ui/links/neighbour-links';
import { Section } from '../ui/layout/section';
import type { NewsArticleData } from './news-article.server';
import { listPath } from './paths';

export function NewsArticlePage({ data: { article, newer, older, related } }: { data: NewsArticleData }) {
  const { format } = useMessages();
  const m = useMessages().news;
  const langOf = useLangOf();
  const lang = langOf(article);
  const { origin } = useSite();
  // The way back stays the list as the visitor left it, however far they read on.
  const state = { from: useListBack(listPath) };
  const { title, date, author, intro, image, body, themes, exhibitors } = article;
  const neighbour = (other: NewsSummary | null, label: string) =>
    other && {
      to: newsPath(other),
      title: other.title,
      lang: langOf(other),
      lead: `${label} · ${format.day(other.date)}`,
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
        url={`${origin}${newsPath(article)}`}
        title={title}
        intro={intro}
        image={image}
        facts={
          <>
            <time dateTime={date} className="text-brand-ink">
              {format.day(date)}
            </time>
            {author !== null && <span>{m.detail.by(author)}</span>}
          </>
        }
      />
      <ArticleText
        body={body}
        lang={lang}
        noText={m.detail.noText}
        aside={
          themes.length > 0 && (
            <ChipList
              title={m.detail.themes}
              chips={themes.map(({ slug, name, ...theme }) => ({
                ...theme,
                to: themeHref(listPath, slug),
                label: name,
              }))}
            />
          )
        }
      >
        {exhibitors.length > 0 && (
          <section aria-labelledby="standhouders" className="mt-12 max-w-text">
            <Heading level={2} id="standhouders" className="booth-mark mb-4">
              {m.detail.exhibitors}
            </Heading>
            <ExhibitorTiles exhibitors={exhibitors} />
          </section>
        )}
      </ArticleText>
      <NeighbourLinks
        label={m.detail.neighbours}
        previous={neighbour(newer, m.detail.newer)}
        next={neighbour(older, m.detail.older)}
      />
      {related.length > 0 && (
        <Section className="no-print" title={m.detail.related} intro={m.detail.relatedIntro}>
          <ArticleGrid>
            {related.map((other) => (
              <ArticleCard key={other.publicId} {...other} to={newsPath(other)} linkState={state} />
            ))}
          </ArticleGrid>
        </Section>
      )}
    </article>
  );
}
