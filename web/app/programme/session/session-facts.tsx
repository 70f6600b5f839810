import type { ReactNode } from 'react';
import type { Session } from '../../content/types/session';
import type { Written } from '../../messages/locale';
import { useLangOf, useMessages } from '../../messages/messages';
import { pavilionPath } from '../../site/detail-paths';
import { Chip } from '../../ui/card/chip';
import { Heading } from '../../ui/text/heading';
import { SiteLink } from '../../ui/links/site-link';
import { facetHref, type ProgrammeFacet } from '../list/list-state';

export function SessionFacts({ session }: { session: Session }) {
  const m = useMessages().programme;
  const { themes, audiences, language, capacity, pavilion } = session;
  const langOf = useLangOf();
  return (
    <aside aria-labelledby="in-het-kort" className="lg:sticky lg:top-24 xl:top-32 lg:self-start">
      <div className="rounded-card border border-line bg-surface p-5 shadow-card">
        <Heading level={2} size="subheading" id="in-het-kort" className="mb-3">
          {m.detail.facts}
        </Heading>
        <dl className="grid gap-4 print:grid-cols-3">
          <Fact term={m.detail.language}>{m.languages[language]}</Fact>
          {session.places === null && capacity !== null && capacity > 0 && (
            <Fact term={m.detail.capacity}>{m.capacity(capacity)}</Fact>
          )}
          {pavilion && (
            <Fact term={m.detail.pavilion}>
              <SiteLink to={pavilionPath(pavilion)} lang={langOf(pavilion)} className="underline-offset-4">
                {pavilion.name}
              </SiteLink>
            </Fact>
          )}
          {themes.length > 0 && (
            <Fact term={m.detail.themes}>
              <Chips facet="thema" values={themes} />
            </Fact>
          )}
          {audiences.length > 0 && (
            <Fact term={m.detail.audiences}>
              <Chips facet="doelgroep" values={audiences} />
            </Fact>
          )}
        </dl>
      </div>
    </aside>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function Chips({
  facet,
  values,
}: {
  facet: ProgrammeFacet;
  values: readonly ({ slug: string; name: string; icon?: string | null } & Written)[];
}) {
  const langOf = useLangOf();
  return (
    <ul className="mt-1.5 flex flex-wrap gap-2">
      {values.map(({ slug, name, icon, ...theme }) => (
        <li key={slug} lang={langOf(theme)} className="max-w-full">
          <Chip to={facetHref(facet, slug)} icon={icon} className="max-w-full">
            <span>{name}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
