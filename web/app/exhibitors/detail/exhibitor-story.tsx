import { useLangOf, useMessages } from '../../messages/messages';
import { Container } from '../../ui/layout/container';
import { Heading } from '../../ui/text/heading';
import { RichText } from '../../ui/text/rich-text';
import { ContactCard } from './contact-card';
import { DownloadList } from './download-list';
import type { ExhibitorDetailData } from './exhibitor-detail.server';
import { ProductList } from './product-list';
import { SessionLinks } from './session-links';
import { ThemeLinks } from './theme-links';

export function ExhibitorStory({ data: { exhibitor, sessions } }: { data: ExhibitorDetailData }) {
  const m = useMessages();
  const lang = useLangOf()(exhibitor);
  const { name, description, summary, products, downloads } = exhibitor;
  return (
    <Container className="grid gap-x-14 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:py-14">
      <div className="flex min-w-0 flex-col gap-12">
        <section aria-labelledby="about">
          <Heading level={2} id="about" className="booth-mark line-clamp-3">
            {m.exhibitors.detail.about(name)}
          </Heading>
          {description.length > 0 ? (
            <RichText value={description} lang={lang} topLevel={3} className="mt-5" />
          ) : (
            summary === '' && (
              <p className="mt-4 max-w-text text-ink-soft">{m.exhibitors.detail.noText(name)}</p>
            )
          )}
          {description.length === 0 && summary !== '' && (
            <p lang={lang} className="mt-4 max-w-text text-lead">
              {summary}
            </p>
          )}
        </section>
        <ProductList products={products} lang={lang} />
        <SessionLinks sessions={sessions} />
        <DownloadList downloads={downloads} lang={lang} />
      </div>
      <aside className="flex min-w-0 flex-col gap-8 lg:sticky lg:top-24 xl:top-32 lg:self-start">
        <ContactCard exhibitor={exhibitor} />
        <ThemeLinks exhibitor={exhibitor} />
      </aside>
    </Container>
  );
}
