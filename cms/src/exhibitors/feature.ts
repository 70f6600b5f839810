import type { Feature } from '../platform/feature';
import { checkExhibitorsOfStand, checkStands } from './stand-rules';

export const exhibitors: Feature = {
  publicCalls: { readableTypes: ['exhibitor', 'hall', 'pavilion', 'stand', 'theme'] },
  ownedTypes: {
    'api::exhibitor.exhibitor': {
      what: 'De bedrijfspagina',
      whereOwnedBy: ({ exhibitor }) => (exhibitor === null ? null : { documentId: exhibitor }),
      fields: ['publicId', 'name', 'slug'],
      onDelete: {
        retainedBecause: 'De pagina hoort bij de beurs. De organisatie beslist of die blijft staan.',
      },
    },
  },
  documentRules: { rules: [checkStands, checkExhibitorsOfStand] },
};
