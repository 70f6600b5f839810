import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { colourFieldTexts } from '../texts';

export function addColourField(app: StrapiApp): void {
  // The type of a custom field says nothing of the props that every field gets.
  app.customFields.register({
    name: 'colour',
    type: 'string',
    intlLabel: { id: 'beursvloer.fields.colour', defaultMessage: colourFieldTexts.name },
    intlDescription: { id: 'beursvloer.fields.colour.hint', defaultMessage: colourFieldTexts.hint },
    components: {
      Input: async () => ({ default: (await import('./colour-input')).default as ComponentType }),
    },
  });
}
