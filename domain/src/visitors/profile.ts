import type { FormDefinition } from '../forms/definition.js';

/**
 * Needs of a visitor at the fair. They say something about health, so they take explicit consent, are shown
 * only to those who arrange them, and are deleted after the fair.
 */
export const visitorNeeds = ['wheelchair', 'interpreter', 'diet'] as const;

export const visitorPurposes = ['newsletter', 'exhibitors'] as const;

export interface VisitorChoices {
  audiences: readonly string[];
  interests: readonly string[];
  /** The days of the fair, as `2027-02-09`. */
  days: readonly string[];
}

const asked = { field: 'hasNeeds', is: 'yes' };

/** The form with which somebody registers as a visitor; `email` cannot be changed afterwards. */
export function visitorProfile({ audiences, interests, days }: VisitorChoices): FormDefinition {
  return {
    fields: [
      { name: 'days', kind: 'choices', options: days, rules: [{ name: 'required' }] },
      { name: 'email', kind: 'email', rules: [{ name: 'required' }, { name: 'email' }] },
      { name: 'name', kind: 'text', rules: [{ name: 'required' }, { name: 'length', args: ['1', '100'] }] },
      { name: 'organisation', kind: 'text', rules: [{ name: 'length', args: ['0', '100'] }] },
      { name: 'role', kind: 'text', rules: [{ name: 'length', args: ['0', '100'] }] },
      { name: 'audience', kind: 'select', options: audiences, rules: [{ name: 'required' }] },
      { name: 'interests', kind: 'choices', options: interests, rules: [] },
      { name: 'hasNeeds', kind: 'choice', options: ['no', 'yes'], rules: [] },
      { name: 'needs', kind: 'choices', options: visitorNeeds, rules: [], showWhen: asked },
      {
        name: 'needsNote',
        kind: 'longText',
        rules: [{ name: 'length', args: ['0', '500'] }],
        showWhen: asked,
      },
      { name: 'needsConsent', kind: 'consent', rules: [{ name: 'accepted' }], showWhen: asked },
      { name: 'purposes', kind: 'choices', options: visitorPurposes, rules: [] },
    ],
  };
}
