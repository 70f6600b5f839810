import type { RulesSummary } from './rules';

export type Standing = 'coming' | 'in-force' | 'past';

/**
 * The version in force on a day: the last that entered into force. While there is none yet, the first to come.
 * @param versions the last to enter into force in front
 * @param today `YYYY-MM-DD`
 */
export function inForce(versions: readonly RulesSummary[], today: string): RulesSummary | null {
  return versions.find(({ effective }) => effective <= today) ?? versions.at(-1) ?? null;
}

export function standingOf(rules: RulesSummary, versions: readonly RulesSummary[], today: string): Standing {
  if (rules.effective > today) return 'coming';
  return inForce(versions, today)?.version === rules.version ? 'in-force' : 'past';
}
