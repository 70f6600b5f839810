import type { ThemeSlug } from '../themes';
import type { Markdown, SpeakerSeed } from '../types';

/** Texts of one speaker that are written by hand; the portrait follows from the slug. */
export interface SpeakerEntry {
  slug: string;
  name: string;
  position: string;
  organisation: string;
  summary: string;
  biography: Markdown;
  themes: ThemeSlug[];
  featured?: boolean;
  /** For the organiser only; never public. */
  privateEmail?: string;
}

/** Turns an entry into the document that is loaded. */
export function toSpeaker(entry: SpeakerEntry): SpeakerSeed {
  return { ...entry, portrait: { key: `portraits/${entry.slug}`, alt: `Portret van ${entry.name}` } };
}
