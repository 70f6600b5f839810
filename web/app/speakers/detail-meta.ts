import type { MetaDescriptor } from 'react-router';
import type { Person } from 'schema-dts';
import { toIsoWithOffset } from '../clock/wall-clock';
import type { Edition } from '../content/types/edition';
import type { BriefSession } from '../content/types/listed';
import type { Speaker } from '../content/types/speaker';
import type { Site } from '../site/site-context';
import { languagesOf } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import { breadcrumbs, linkedData, personFacts, pictureUrl, sameAs, venueRef } from '../meta/linked-data';
import { placeAtEdition } from '../meta/past-edition';
import { pageMeta } from '../meta/page-meta';
import { sessionPath, speakerPath } from '../site/detail-paths';
import { editionCrumbs, siteAt } from '../site/past-edition';
import { listPath } from './select';
import type { SpeakerDetailData } from './speaker-detail.server';

export function detailMeta(data: SpeakerDetailData | undefined, site: Site): MetaDescriptor[] {
  if (!data) return [];
  const { speaker, edition, sessions } = data;
  const siteThen = siteAt(edition, site);
  const { name, position, organisation, summary, seo } = speaker;
  const m = messagesFor(site.locale).speakers;
  const title = position && organisation ? `${name}, ${m.atOrganisation(position, organisation)}` : name;
  return [
    ...pageMeta(
      {
        title,
        description: summary || m.metaDetail(name, siteThen.settings.name),
        path: speakerPath(speaker),
        languages: languagesOf(speaker),
        seo,
      },
      siteThen,
    ),
    linkedData([
      personData(speaker, edition, sessions, site),
      breadcrumbs(site, [
        ...(edition ? editionCrumbs(edition, 'sprekers', m.title) : [{ label: m.title, path: listPath }]),
        { label: name, path: speakerPath(speaker) },
      ]),
    ]),
  ];
}

function personData(
  speaker: Speaker,
  edition: Edition | null,
  sessions: readonly BriefSession[],
  site: Site,
): Person {
  const { summary, portrait, socials, themes } = speaker;
  const pageUrl = `${site.origin}${speakerPath(speaker)}`;
  return {
    '@type': 'Person',
    '@id': `${pageUrl}#persoon`,
    ...personFacts(speaker, pageUrl),
    description: summary || undefined,
    image: pictureUrl(portrait, site.origin),
    sameAs: sameAs(socials),
    knowsAbout: themes.length > 0 ? themes.map((theme) => theme.name) : undefined,
    performerIn: sessions.map(({ publicId, title, day, startTime }) => ({
      '@type': 'EducationEvent',
      '@id': `${site.origin}${sessionPath({ publicId })}#onderdeel`,
      name: title,
      url: `${site.origin}${sessionPath({ publicId })}`,
      startDate: toIsoWithOffset(day, startTime),
      location: edition ? placeAtEdition(null, edition) : venueRef(site),
    })),
  };
}
