import type { Edition } from '../content/types/edition';
import type { Speaker } from '../content/types/speaker';
import { useSite } from '../site/site-context';
import { BackLink } from '../listing/request/back-link';
import { useLangOf, useMessages } from '../messages/messages';
import { speakerPath } from '../site/detail-paths';
import { editionLinks, PastNotice } from '../site/past-edition';
import { Portrait } from '../ui/media/portrait';
import { Breadcrumbs } from '../ui/links/breadcrumbs';
import { Container } from '../ui/layout/container';
import { Heading } from '../ui/text/heading';
import { Icon } from '../ui/media/icon';
import { SaveButton } from '../saved/save-button';
import { ShareButton } from '../ui/share/share-button';
import { SocialLinks } from '../ui/links/social-links';
import { listPath, listRoot } from './select';

/** Names longer than this are set smaller, so that one name does not fill a phone's screen. */
const longName = 44;

export function SpeakerHero({ speaker, edition }: { speaker: Speaker; edition: Edition | null }) {
  const m = useMessages().speakers;
  const { origin } = useSite();
  const lang = useLangOf()(speaker);
  const { name, position, organisation, summary, socials } = speaker;
  return (
    <header className="border-b border-line bg-tint plan-lines">
      <Container className="pt-4 pb-8 lg:pt-6 lg:pb-12">
        <Breadcrumbs
          items={[
            ...(edition ? editionLinks(edition, 'sprekers', m.title) : [{ label: m.title, to: listPath }]),
            { label: name },
          ]}
        />
        <div className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <BackLink root={listRoot(edition)} label={m.detail.backToList} />
          <div className="flex flex-wrap gap-3">
            {speaker.edition === null && (
              <SaveButton withText kind="speaker" publicId={speaker.publicId} title={name} />
            )}
            <ShareButton atEnd url={`${origin}${speakerPath(speaker)}`} title={name} />
          </div>
        </div>
        <div className="mt-4 flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-10 lg:gap-14">
          <Portrait
            speaker={speaker}
            sizes="(min-width: 64rem) 304px, (min-width: 40rem) 224px, 160px"
            priority
            className="size-40 rounded-panel bg-surface text-6xl shadow-raised sm:size-56 lg:size-76 lg:text-8xl"
          />
          <div className="min-w-0">
            <Heading level={1} size={name.length > longName ? 'heading' : 'title'} className="line-clamp-6">
              {name}
            </Heading>
            {position !== null && (
              <p lang={lang} className="mt-3 text-lead font-semibold">
                {position}
              </p>
            )}
            {organisation !== null && (
              <p className="mt-1 flex items-start gap-2 text-lead">
                <Icon name="building-2" className="mt-1 text-tint-ink" />
                <span className="min-w-0">{organisation}</span>
              </p>
            )}
            {summary !== '' && (
              <p lang={lang} className="mt-4 max-w-text">
                {summary}
              </p>
            )}
            <SocialLinks socials={socials} label={m.detail.socials(name)} className="mt-4 -ml-2" />
            {speaker.edition !== null && <PastNotice year={speaker.edition} edition={edition} />}
          </div>
        </div>
      </Container>
    </header>
  );
}
