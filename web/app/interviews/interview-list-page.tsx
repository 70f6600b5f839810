import { useListOrigin } from '../listing/request/list-back';
import { ReadingList } from '../listing/reading-list';
import { isNarrowed } from '../listing/request/search-params';
import { themedList } from '../listing/themed-list';
import { useMessages } from '../messages/messages';
import { ArticleGrid } from '../ui/card/article-grid';
import { InterviewCard } from './interview-card';
import type { InterviewListData } from './interview-list.server';
import { listPath } from './paths';

const firstScreen = 3;

export function InterviewListPage({ data: { state, facets, shown } }: { data: InterviewListData }) {
  const m = useMessages().interviews;
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
      emptyIcon="mic"
    >
      <ArticleGrid>
        {shown.items.map((interview, index) => (
          <InterviewCard
            key={interview.publicId}
            interview={interview}
            linkState={origin}
            large={withLead && index === 0}
            priority={index < firstScreen}
          />
        ))}
      </ArticleGrid>
    </ReadingList>
  );
}
