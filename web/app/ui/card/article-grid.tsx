import type { ReactNode } from 'react';

export function ArticleGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="article-grid grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {children}
    </ul>
  );
}
