import { Blocks } from '../blocks/blocks';
import type { Page } from '../cms/page';
import { useLangOf } from '../messages/messages';
import { LeadText } from '../ui/lead-text';
import { PageHeader } from '../ui/page-header';
import { splitIntro } from './split-intro';

/** A page of blocks. Its title stands above them unless a hero opens the page and says it better. */
export function ContentPage({ page }: { page: Page }) {
  const lang = useLangOf()(page);
  if (page.blocks[0]?.type === 'hero') return <Blocks blocks={page.blocks} lang={lang} />;
  const { intro, rest } = splitIntro(page.blocks);
  return (
    <>
      <PageHeader
        title={page.title}
        lang={lang}
        intro={intro && <LeadText value={intro} />}
        breadcrumbs={[{ label: page.title, lang }]}
      />
      <Blocks blocks={rest} lang={lang} opening={false} />
    </>
  );
}
