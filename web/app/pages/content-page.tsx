import { Blocks } from '../blocks/blocks';
import type { Page } from '../content/types/page/page';
import { useLangOf } from '../messages/messages';
import { later } from '../rendering/hydration/later';
import { PageOpening } from './page-opening';
import { splitIntro } from './split-intro';

const LazyOpening = later(
  import.meta.env.SSR ? PageOpening : null,
  async () => (await import('./page-opening')).PageOpening,
);

/** A page of blocks. Its title stands above them unless a hero opens the page and says it better. */
export function ContentPage({ page }: { page: Page }) {
  const lang = useLangOf()(page);
  if (page.blocks[0]?.type === 'hero') return <Blocks blocks={page.blocks} lang={lang} />;
  const { intro, rest } = splitIntro(page.blocks);
  return (
    <>
      <LazyOpening title={page.title} lang={lang} intro={intro} />
      <Blocks blocks={rest} lang={lang} opening={false} />
    </>
  );
}
