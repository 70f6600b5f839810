import type { SpeakerSummary } from '../content/types/speaker';
import type { SessionSummary } from '../content/types/session';
import { sessionsOf } from './sessions';

/** Weights: who shares a stage says more than who shares a subject. */
const sessionWeight = 3;
const themeWeight = 2;

export function relatedSpeakers(
  speaker: Pick<SpeakerSummary, 'publicId' | 'themes'>,
  all: readonly SpeakerSummary[],
  sessions: readonly Pick<SessionSummary, 'speakers'>[],
  limit: number,
): SpeakerSummary[] {
  const own = sessionsOf(speaker.publicId, sessions);
  const themes = new Set(speaker.themes.map(({ slug }) => slug));
  return all
    .filter(({ publicId }) => publicId !== speaker.publicId)
    .map((other) => ({
      other,
      score:
        sessionsOf(other.publicId, own).length * sessionWeight +
        other.themes.filter(({ slug }) => themes.has(slug)).length * themeWeight,
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ other }) => other);
}
