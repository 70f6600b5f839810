import type { BlockOf } from '../../content/types/page/blocks';
import { newsPath } from '../../site/detail-paths';
import { ArticleCard } from '../../ui/card/article-card';
import { ArticleGrid } from '../../ui/card/article-grid';
import { Section } from '../../ui/layout/section';
import { MoreLink } from './more-link';

export function LatestNews({ block }: { block: BlockOf<'latest-news'> }) {
  if (block.articles.length === 0) return null;
  const level = block.title ? 3 : 2;
  return (
    <Section title={block.title ?? undefined} action={<MoreLink link={block.link} />}>
      <ArticleGrid>
        {block.articles.map((article) => (
          <ArticleCard key={article.publicId} {...article} to={newsPath(article)} level={level} />
        ))}
      </ArticleGrid>
    </Section>
  );
}
