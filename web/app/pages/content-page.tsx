import type { ReactNode } from 'react';
import { Blocks } from '../blocks/blocks';
import type { Page } from '../content/types/page/page';
import { useLangOf } from '../messages/messages';
import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';
import { splitIntro } from '../site/split-intro';

const PageOpening = lazyHydrate(() => import('./page-opening'));

export interface ContentPageProps {
  page: Page;
  /** What stands right below the opening. */
  below?: ReactNode;
}

/** A page of blocks. Its title stands above them unless a hero opens the page and says it better. */
export function ContentPage({ page, below = null }: ContentPageProps) {
  const lang = useLangOf()(page);
  const [first, ...others] = page.blocks;
  if (first?.type === 'hero')
    return (
      <>
        <Blocks blocks={[first]} lang={lang} />
        {below}
        <Blocks blocks={others} lang={lang} opening={false} />
      </>
    );
  const { intro, rest } = splitIntro(page.blocks);
  return (
    <>
      <PageOpening title={page.title} lang={lang} intro={intro} />
      {below}
      <Blocks blocks={rest} lang={lang} opening={false} />
    </>
  );
}
