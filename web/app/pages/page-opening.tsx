import type { RichText } from '../content/types/fields/rich-text';
import { LeadText } from '../ui/text/lead-text';
import { PageHeader } from '../ui/layout/page-header';

/** The title of a page of blocks that does not open with a hero. */
export default function PageOpening({
  title,
  lang,
  intro,
}: {
  title: string;
  lang?: string;
  intro: RichText | null;
}) {
  return (
    <PageHeader
      title={title}
      lang={lang}
      intro={intro && <LeadText value={intro} />}
      breadcrumbs={[{ label: title, lang }]}
    />
  );
}
