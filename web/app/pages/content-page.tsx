import { Blocks } from '../blocks/blocks';
import type { Page } from '../content/types/page/page';
import { useLangOf } from '../messages/messages';
import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';
import { splitIntro } from '../site/split-intro';

const PageOpening = lazyHydrate(() => import('./page-opening'));

/** A page of blocks. Its title stands above them unless the first block opens the page and says it better. */
export function ContentPage({ page }: { page: Page }) {
  const lang = useLangOf()(page);
  const first = page.blocks[0]?.type;
  if (first === 'hero' || first === 'today') return <Blocks blocks={page.blocks} lang={lang} />;
  const { intro, rest } = splitIntro(page.blocks);
  return (
    <>
      <PageOpening title={page.title} lang={lang} intro={intro} />
      <Blocks blocks={rest} lang={lang} opening={false} />
    </>
  );
}
