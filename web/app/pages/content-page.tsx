import { Blocks } from '../blocks/blocks';
import type { Page } from '../cms/page';
import { useSite } from '../layouts/site-context';
import { defaultLocale, languagesOf } from '../messages/locale';
import { LeadText } from '../ui/lead-text';
import { PageHeader } from '../ui/page-header';
import { splitIntro } from './split-intro';

/** A page of blocks. Its title stands above them unless a hero opens the page and says it better. */
export function ContentPage({ page }: { page: Page }) {
  const untranslated = languagesOf(page.locale, useSite().locale) !== undefined;
  return untranslated ? <div lang={defaultLocale}>{content(page)}</div> : content(page);
}

function content(page: Page) {
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
