import type { Interview } from '../content/types/interview';
import { themeHref } from '../listing/themed-list';
import { useLangOf, useMessages } from '../messages/messages';
import { Portrait } from '../ui/media/portrait';
import { speakerPath } from '../site/detail-paths';
import { Card } from '../ui/card/card';
import { ChipList } from '../ui/card/chip-list';
import { ExhibitorTiles } from '../site/exhibitor-tiles';
import { Heading } from '../ui/text/heading';
import { SiteLink } from '../ui/links/site-link';
import { listPath } from './paths';

export function InterviewAside({ interview }: { interview: Interview }) {
  const m = useMessages().interviews.detail;
  const lang = useLangOf()(interview);
  const { person, role, speaker, exhibitor, themes } = interview;
  return (
    <>
      <Card as="section" aria-labelledby="aan-het-woord">
        <Heading level={2} size="subheading" id="aan-het-woord">
          {m.who}
        </Heading>
        <div className="mt-3 flex items-center gap-4">
          {speaker?.portrait && <Portrait speaker={speaker} sizes="96px" className="size-24 rounded-card" />}
          <div className="min-w-0">
            <p className="font-semibold">{person}</p>
            {role !== null && (
              <p lang={lang} className="text-ink-soft">
                {role}
              </p>
            )}
          </div>
        </div>
        {speaker && (
          <SiteLink
            to={speakerPath(speaker)}
            className="no-print mt-2 inline-flex min-h-11 items-center font-semibold text-action-ink underline-offset-4"
          >
            {m.toSpeaker(speaker.name)}
          </SiteLink>
        )}
      </Card>
      {exhibitor && (
        <section aria-labelledby="op-de-beurs">
          <Heading level={2} size="subheading" id="op-de-beurs" className="mb-3">
            {m.toExhibitor}
          </Heading>
          <ExhibitorTiles exhibitors={[exhibitor]} className="sm:grid-cols-1" />
        </section>
      )}
      <ChipList
        title={m.themes}
        chips={themes.map(({ slug, name, ...theme }) => ({
          ...theme,
          to: themeHref(listPath, slug),
          label: name,
        }))}
      />
    </>
  );
}
