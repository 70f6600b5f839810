import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { choiceTexts } from '../texts';

export function addChoiceField(app: StrapiApp): void {
  // The type of a custom field says nothing of the props that every field gets.
  app.customFields.register({
    name: 'choice',
    type: 'string',
    intlLabel: { id: 'beursvloer.fields.choice', defaultMessage: choiceTexts.name },
    intlDescription: { id: 'beursvloer.fields.choice.hint', defaultMessage: choiceTexts.hint },
    components: {
      Input: async () => ({ default: (await import('./choice-input')).default as ComponentType }),
    },
  });
}
