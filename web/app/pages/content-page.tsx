import { Blocks } from '../blocks/blocks';
import type { Page } from '../cms/page';
import { LeadText } from '../ui/lead-text';
import { PageHeader } from '../ui/page-header';
import { splitIntro } from './split-intro';

/** A page of blocks. Its title stands above them unless a hero opens the page and says it better. */
export function ContentPage({ page }: { page: Page }) {
  if (page.blocks[0]?.type === 'hero') return <Blocks blocks={page.blocks} />;
  const { intro, rest } = splitIntro(page.blocks);
  return (
    <>
      <PageHeader
        title={page.title}
        intro={intro && <LeadText value={intro} />}
        breadcrumbs={[{ label: page.title }]}
      />
      <Blocks blocks={rest} opening={false} />
    </>
  );
}
