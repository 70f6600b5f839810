import type { Feature } from '../platform/feature';
import { checkExhibitorsOfStand, checkStands } from './stand-rules';
import { companyPage, heldByHall } from './texts';

export const exhibitors: Feature = {
  siteTypes: [
    {
      uid: 'api::exhibitor.exhibitor',
      managedBy: 'editors',
      firstPublicId: 1001,
      folder: 'standhouders',
      preview: '/standhouders/{publicId}/{slug}',
    },
    {
      uid: 'api::pavilion.pavilion',
      managedBy: 'editors',
      firstPublicId: 4001,
      folder: 'paviljoens',
      preview: '/paviljoens/{publicId}/{slug}',
    },
    { uid: 'api::theme.theme', managedBy: 'editors', preview: '/standhouders?thema={slug}' },
    {
      uid: 'api::hall.hall',
      managedBy: 'organisers',
      isReadByEditors: true,
      preview: '/standhouders?hal={slug}',
    },
    {
      uid: 'api::stand.stand',
      managedBy: 'organisers',
      isReadByEditors: true,
      preview: '/plattegrond',
      belongsTo: { uid: 'api::hall.hall', field: 'hall', called: heldByHall },
    },
  ],
  sitePaths: { routes: ['paviljoens', 'plattegrond', 'standhouders'] },
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
