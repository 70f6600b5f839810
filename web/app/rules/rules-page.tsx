import { Blocks } from '../blocks/blocks';
import { useSite } from '../site/site-context';
import { useLangOf, useMessages } from '../messages/messages';
import { Container } from '../ui/layout/container';
import { CopyLink } from '../ui/share/copy-link';
import { Heading } from '../ui/text/heading';
import { LeadText } from '../ui/text/lead-text';
import { PageHeader } from '../ui/layout/page-header';
import { RichText } from '../ui/text/rich-text';
import { articleId, rulesPath, versionPath } from './paths';
import type { RulesData } from './rules.server';
import { RulesContents } from './rules-contents';
import { RulesFacts } from './rules-facts';

export function RulesPage({ data }: { data: RulesData }) {
  const { rules, intro, blocks } = data;
  const m = useMessages().rules;
  const { origin } = useSite();
  const langOf = useLangOf();
  const lang = langOf(rules);
  const langAround = langOf(data.written);
  const title = data.title ?? m.title;
  return (
    <>
      <PageHeader
        title={title}
        intro={intro && <LeadText value={intro} lang={langAround} />}
        breadcrumbs={[{ label: title }]}
      >
        <RulesFacts data={data} />
      </PageHeader>
      <Container className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 py-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:py-12 print:block print:py-4">
        <RulesContents titles={rules.articles.map((article) => article.title)} lang={lang} />
        <div className="max-w-text print:mt-6 print:max-w-none">
          {rules.preamble.length > 0 && <RichText value={rules.preamble} lang={lang} className="mb-8" />}
          {rules.changes.length > 0 && (
            <section className="no-print mb-8 rounded-card bg-tint px-5 py-4">
              <Heading level={2} size="subheading" className="mb-2">
                {m.changes}
              </Heading>
              <RichText value={rules.changes} lang={lang} topLevel={3} className="text-base" />
            </section>
          )}
          <div className="rules-articles">
            {rules.articles.map((article, index) => {
              const number = index + 1;
              const id = articleId(number);
              return (
                <article
                  key={id}
                  id={id}
                  aria-labelledby={`${id}-titel`}
                  className="rules-article scroll-mt-2 border-t border-line py-8 first:border-t-0 first:pt-0 print:break-inside-auto! print:border-t-0 print:pt-0 print:pb-4"
                >
                  <div className="mb-3 flex flex-wrap items-start gap-x-4 print:mb-1">
                    <Heading level={2} size="subheading" id={`${id}-titel`} className="min-w-0 flex-1">
                      {m.article(number)} <span lang={lang}>{article.title}</span>
                    </Heading>
                    <CopyLink
                      iconOnly
                      atEnd
                      to={`${rulesPath}?versie=${rules.version}#${id}`}
                      label={m.linkToArticle(number)}
                      className="-mt-1"
                    />
                  </div>
                  <RichText value={article.body} lang={lang} topLevel={3} />
                </article>
              );
            })}
          </div>
          <p className="mt-8 hidden border-t border-line pt-4 text-sm print:block">
            {m.printed(title, rules.version, `${origin}${versionPath(rules.version, false)}`)}
          </p>
        </div>
      </Container>
      <div className="no-print">
        <Blocks blocks={blocks} lang={langAround} opening={false} />
      </div>
    </>
  );
}
