import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { linkTexts } from '../texts';

export function addLinkField(app: StrapiApp): void {
  // The type of a custom field says nothing of the props that every field gets.
  app.customFields.register({
    name: 'link',
    type: 'string',
    intlLabel: { id: 'beursvloer.fields.link', defaultMessage: linkTexts.name },
    intlDescription: { id: 'beursvloer.fields.link.hint', defaultMessage: linkTexts.hint },
    components: {
      Input: async () => ({ default: (await import('./link-input')).default as ComponentType }),
    },
  });
}
