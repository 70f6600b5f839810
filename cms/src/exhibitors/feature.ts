import type { Feature } from '../platform/feature';
import { checkExhibitorsOfStand, checkStands } from './stand-rules';
import { companyPage } from './texts';

export const exhibitors: Feature = {
  publicCalls: { readableTypes: ['exhibitor', 'hall', 'pavilion', 'stand', 'theme'] },
  ownedTypes: {
    'api::exhibitor.exhibitor': {
      what: companyPage.owned,
      whereOwnedBy: ({ exhibitor }) => (exhibitor === null ? null : { documentId: exhibitor }),
      fields: ['publicId', 'name', 'slug'],
      onDelete: { retainedBecause: companyPage.retainedBecause },
    },
  },
  documentRules: { rules: [checkStands, checkExhibitorsOfStand] },
};
