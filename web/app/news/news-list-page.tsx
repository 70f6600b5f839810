import { useListOrigin } from '../listing/request/list-back';
import { ReadingList } from '../listing/reading-list';
import { isNarrowed } from '../listing/request/search-params';
import { themedList } from '../listing/themed-list';
import { useMessages } from '../messages/messages';
import { newsPath } from '../site/detail-paths';
import { ArticleCard } from '../ui/card/article-card';
import { ArticleGrid } from '../ui/card/article-grid';
import type { NewsListData } from './news-list.server';
import { listPath } from './paths';

/** Cards whose pictures are on the first screen. */
const firstScreen = 3;

export function NewsListPage({ data: { state, facets, shown } }: { data: NewsListData }) {
  const m = useMessages().news;
  const origin = useListOrigin(listPath);
  const withLead = shown.page === 1 && !isNarrowed(state);
  return (
    <ReadingList
      pathname={listPath}
      texts={m.list}
      definition={themedList}
      state={state}
      shown={shown}
      facet={{ name: 'thema', label: m.themes, values: facets.thema }}
      emptyIcon="newspaper"
    >
      <ArticleGrid>
        {shown.items.map((article, index) => (
          <ArticleCard
            key={article.publicId}
            {...article}
            to={newsPath(article)}
            linkState={origin}
            large={withLead && index === 0}
            priority={index < firstScreen}
          />
        ))}
      </ArticleGrid>
    </ReadingList>
  );
}
