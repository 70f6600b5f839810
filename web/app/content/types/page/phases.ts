import { fairPhases, type FairPhase } from 'beursvloer-domain/fair';
import { z } from 'zod';

const early = ['before', 'last-week'] as const;

/** The phases of the fair in which something is shown, by the name that editors choose. */
const phasesByName = {
  Altijd: fairPhases,
  Vooraf: ['before'],
  'Laatste week': ['last-week'],
  'Vooraf en laatste week': early,
  'Tijdens de beurs': ['during'],
  'Laatste week en tijdens de beurs': ['last-week', 'during'],
  'Tot en met de beurs': [...early, 'during'],
  'Na de beurs': ['after'],
  'Niet tijdens de beurs': [...early, 'after'],
} as const satisfies Record<string, readonly FairPhase[]>;

type PhaseName = keyof typeof phasesByName;
const names = Object.keys(phasesByName) as PhaseName[];

export const shownInPhases = z
  .enum(names)
  .catch('Altijd')
  .transform((name): readonly FairPhase[] => phasesByName[name]);
