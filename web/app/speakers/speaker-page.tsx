import type { Speaker } from '../content/types/speaker';
import { BackLink } from '../listing/request/back-link';
import { useListBack } from '../listing/request/list-back';
import { useLangOf, useMessages } from '../messages/messages';
import { ChipList } from '../ui/card/chip-list';
import { Container } from '../ui/layout/container';
import { cx } from '../ui/cx';
import { Heading } from '../ui/text/heading';
import { RichText } from '../ui/text/rich-text';
import { Section } from '../ui/layout/section';
import { listPath, listRoot, themeHref } from './select';
import { SpeakerCard } from './speaker-card';
import type { SpeakerDetailData } from './speaker-detail.server';
import { SpeakerHero } from './speaker-hero';
import { SpeakerSessions } from './speaker-sessions';

export function SpeakerPage({ data: { speaker, edition, sessions, related } }: { data: SpeakerDetailData }) {
  const { detail } = useMessages().speakers;
  const { name, biography, themes } = speaker;
  return (
    <article>
      <SpeakerHero speaker={speaker} edition={edition} />
      <Container
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 py-10 lg:py-14',
          themes.length > 0 && 'lg:grid-cols-[minmax(0,1fr)_19rem]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-12">
          <About name={name} biography={biography} lang={useLangOf()(speaker)} />
          <SpeakerSessions sessions={sessions} isPast={speaker.edition !== null} />
        </div>
        {themes.length > 0 && (
          <aside className="min-w-0 lg:sticky lg:top-24 xl:top-32 lg:self-start">
            <ChipList
              title={detail.themes}
              chips={themes.map(({ slug, name, ...theme }) => ({
                ...theme,
                to: themeHref(slug),
                label: name,
              }))}
            />
          </aside>
        )}
      </Container>
      <Related speakers={related} />
      <Container className="py-6">
        <BackLink root={listRoot(edition)} label={detail.backToList} />
      </Container>
    </article>
  );
}

function About({ name, biography, lang }: Pick<Speaker, 'name' | 'biography'> & { lang?: string }) {
  const { detail } = useMessages().speakers;
  return (
    <section aria-labelledby="about">
      <Heading level={2} id="about" className="booth-mark line-clamp-3">
        {detail.about(name)}
      </Heading>
      {biography.length > 0 ? (
        <RichText value={biography} lang={lang} topLevel={3} className="mt-5" />
      ) : (
        <p className="mt-4 max-w-text text-ink-soft">{detail.noText(name)}</p>
      )}
    </section>
  );
}

function Related({ speakers }: { speakers: SpeakerDetailData['related'] }) {
  const { detail } = useMessages().speakers;
  // The way back stays the list the visitor began from, however far they wander.
  const from = useListBack(listPath);
  if (speakers.length === 0) return null;
  return (
    <Section className="no-print" tone="sunken" title={detail.related} intro={detail.relatedIntro}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {speakers.map((speaker) => (
          <li key={speaker.publicId}>
            <SpeakerCard speaker={speaker} linkState={{ from }} marked={false} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
