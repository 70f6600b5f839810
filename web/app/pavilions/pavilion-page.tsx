import type { ReactNode } from 'react';
import { ExhibitorCard } from '../exhibitors/exhibitor-card';
import { facetHref as exhibitorsHref } from '../exhibitors/list/select';
import { StandTags } from '../exhibitors/detail/stand-tags';
import { BackLink } from '../listing/request/back-link';
import { useLangOf, useMessages } from '../messages/messages';
import { facetHref as programmeHref } from '../programme/list/list-state';
import { SessionCard } from '../programme/list/session-card';
import { useWallClock } from '../programme/use-wall-clock';
import { ButtonLink } from '../ui/form/button';
import { Card } from '../ui/card/card';
import { Container } from '../ui/layout/container';
import { Heading } from '../ui/text/heading';
import { RichText } from '../ui/text/rich-text';
import { Section } from '../ui/layout/section';
import { listPath } from './members';
import { PavilionCard } from './pavilion-card';
import type { PavilionDetailData } from './pavilion-detail.server';
import { PavilionHero } from './pavilion-hero';

export function PavilionPage({ data }: { data: PavilionDetailData }) {
  const { detail } = useMessages().pavilions;
  const now = useWallClock();
  const { pavilion, exhibitors, exhibitorCount, stands, sessions, others } = data;
  const left = exhibitorCount - exhibitors.length;
  const lang = useLangOf()(pavilion);
  const { slug, description } = pavilion;
  return (
    <article>
      <PavilionHero pavilion={pavilion} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:py-14">
        <section aria-labelledby="about" className="min-w-0">
          <Heading level={2} id="about" className="booth-mark">
            {detail.about}
          </Heading>
          {description.length > 0 ? (
            <RichText value={description} lang={lang} topLevel={3} className="mt-5" />
          ) : (
            <p className="mt-4 max-w-text text-ink-soft">{detail.noText}</p>
          )}
        </section>
        <Where pavilion={pavilion} stands={stands} />
      </Container>
      {sessions.length > 0 && (
        <Section
          tone="sunken"
          title={detail.sessions}
          action={<More to={programmeHref('paviljoen', slug)}>{detail.sessionsInList}</More>}
        >
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
            {sessions.map((session) => (
              <li key={session.publicId}>
                <SessionCard session={session} showDay now={now} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section
        title={detail.exhibitors}
        action={
          exhibitors.length > 0 && (
            <More to={exhibitorsHref('paviljoen', slug)}>{detail.exhibitorsInList}</More>
          )
        }
      >
        {exhibitors.length > 0 ? (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {exhibitors.map((exhibitor) => (
              <li key={exhibitor.publicId}>
                <ExhibitorCard exhibitor={exhibitor} marked={false} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-soft">{detail.noExhibitors}</p>
        )}
        {left > 0 && <p className="mt-6 text-ink-soft">{detail.otherExhibitors(left)}</p>}
      </Section>
      {others.length > 0 && (
        <Section className="no-print" tone="tint" title={detail.related}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {others.map((other) => (
              <li key={other.publicId}>
                <PavilionCard
                  pavilion={other}
                  level={3}
                  sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 50vw, 100vw"
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Container className="py-6">
        <BackLink root={listPath} label={detail.backToList} />
      </Container>
    </article>
  );
}

function Where({ pavilion: { hall }, stands }: Pick<PavilionDetailData, 'pavilion' | 'stands'>) {
  const { detail } = useMessages().pavilions;
  return (
    <aside aria-labelledby="where" className="min-w-0 lg:self-start">
      <Card className="p-6">
        <Heading level={2} size="subheading" id="where">
          {detail.where}
        </Heading>
        <div className="mt-4">
          {stands.length > 0 ? <StandTags exhibitor={{ stands }} /> : <p>{hall?.name ?? detail.noPlace}</p>}
        </div>
      </Card>
    </aside>
  );
}

function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} tone="secondary" icon="arrow-right" iconAfter>
      {children}
    </ButtonLink>
  );
}
