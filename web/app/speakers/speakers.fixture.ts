import type { Speaker, SpeakerSummary } from '../content/types/speaker';

/** A speaker in a list, for tests: empty, but for what the test fills in. */
export function summaryOf(publicId: number, facts: Partial<SpeakerSummary> = {}): SpeakerSummary {
  return {
    publicId,
    name: `Spreker ${publicId}`,
    slug: `spreker-${publicId}`,
    position: null,
    organisation: null,
    portrait: null,
    summary: '',
    themes: [],
    featured: false,
    ...facts,
  };
}

/** Everything of a speaker, for tests: empty, but for what the test fills in. */
export function speakerOf(publicId: number, facts: Partial<Speaker> = {}): Speaker {
  return {
    ...summaryOf(publicId),
    edition: null,
    biography: [],
    socials: [],
    seo: null,
    updatedAt: '',
    ...facts,
  };
}

/** A theme as speakers carry it. */
export function theme(slug: string) {
  return { slug, name: slug };
}

/** Somebody on the list of speakers of a session. */
export function onStage(publicId: number, role: string | null = null) {
  const { name, slug, position, organisation, portrait } = summaryOf(publicId);
  return { publicId, name, slug, position, organisation, portrait, role };
}
