import type { MetaDescriptor } from 'react-router';
import { toIsoWithOffset } from '../clock/wall-clock';
import type { SessionSummary } from '../cms/session';
import type { Speaker } from '../cms/speaker';
import type { Site } from '../layouts/site-context';
import { messagesFor } from '../messages/messages';
import { pageMeta } from '../meta/page-meta';
import { venueAddress } from '../meta/venue-address';
import { speakerPath } from '../navigation/detail-paths';
import type { SpeakerDetailData } from './speaker-detail.server';

/** The head of a speaker's page, with the person in the words of schema.org. */
export function detailMeta(data: SpeakerDetailData | undefined, site: Site): MetaDescriptor[] {
  if (!data) return [];
  const { speaker, sessions } = data;
  const { name, position, organisation, summary, portrait, seo } = speaker;
  const m = messagesFor(site.locale).speakers;
  const title = position && organisation ? `${name}, ${m.atOrganisation(position, organisation)}` : name;
  return [
    ...pageMeta(
      {
        title,
        description: summary || m.metaDetail(name, site.settings.name),
        path: speakerPath(speaker),
        image: portrait,
        seo,
      },
      site,
    ),
    { 'script:ld+json': personData(speaker, sessions, site) },
  ];
}

function personData(speaker: Speaker, sessions: readonly SessionSummary[], { settings, origin }: Site) {
  const { name, position, organisation, summary, portrait, socials, themes } = speaker;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    url: `${origin}${speakerPath(speaker)}`,
    description: summary || undefined,
    jobTitle: position ?? undefined,
    affiliation: organisation ? { '@type': 'Organization', name: organisation } : undefined,
    image: portrait ? new URL(portrait.url, origin).href : undefined,
    sameAs: socials.length > 0 ? socials.map(({ url }) => url) : undefined,
    knowsAbout: themes.length > 0 ? themes.map((theme) => theme.name) : undefined,
    performerIn: sessions.map(({ publicId, title, day, startTime }) => ({
      '@type': 'Event',
      name: title,
      url: `${origin}/programma/${publicId}`,
      startDate: toIsoWithOffset(day, startTime),
      location: { '@type': 'Place', name: settings.venue.name, address: venueAddress(settings.venue) },
    })),
  };
}
