import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { numberTexts } from '../texts';

export function addNumberFields(app: StrapiApp): void {
  // The type of a custom field says nothing of the props that every field gets.
  app.customFields.register([
    {
      name: 'euros',
      type: 'integer',
      intlLabel: { id: 'beursvloer.fields.euros', defaultMessage: numberTexts.euros },
      intlDescription: { id: 'beursvloer.fields.euros.hint', defaultMessage: numberTexts.eurosHint },
      components: {
        Input: async () => ({ default: (await import('./euro-input')).default as ComponentType }),
      },
    },
    {
      name: 'public-number',
      type: 'integer',
      intlLabel: { id: 'beursvloer.fields.number', defaultMessage: numberTexts.publicNumber },
      intlDescription: { id: 'beursvloer.fields.number.hint', defaultMessage: numberTexts.publicNumberHint },
      components: {
        Input: async () => ({ default: (await import('./public-number')).default as ComponentType }),
      },
    },
  ]);
}
