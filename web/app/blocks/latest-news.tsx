import type { BlockOf } from '../cms/blocks';
import { newsPath } from '../navigation/detail-paths';
import { ArticleCard } from '../ui/article-card';
import { ArticleGrid } from '../ui/article-grid';
import { Section } from '../ui/section';
import { MoreLink } from './more-link';

/** The newest articles. */
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
