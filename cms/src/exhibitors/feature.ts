import type { Feature } from '../platform/feature';
import { makeFormerKinds } from './demo-kinds';
import { checkKind } from './kind-rules';
import { exhibitorLists } from './lists';
import { checkExhibitorsOfStand, checkStands } from './stand-rules';
import { companyPage, fixedPages, heldByHall } from './texts';

export const exhibitors: Feature = {
  siteTypes: [
    {
      uid: 'api::exhibitor.exhibitor',
      managedBy: 'editors',
      firstPublicId: 1001,
      isOfEdition: true,
      folder: 'standhouders',
      preview: '/standhouders/{publicId}/{slug}',
    },
    {
      uid: 'api::exhibitor-kind.exhibitor-kind',
      managedBy: 'organisers',
      isStructure: true,
      isReadByEditors: true,
      preview: '/standhouders/{slug}',
      hasPages: true,
    },
    {
      uid: 'api::pavilion.pavilion',
      managedBy: 'editors',
      firstPublicId: 4001,
      folder: 'paviljoens',
      preview: '/paviljoens/{publicId}/{slug}',
    },
    {
      uid: 'api::theme.theme',
      managedBy: 'editors',
      isStructure: true,
      preview: '/standhouders?thema={slug}',
    },
    {
      uid: 'api::hall.hall',
      managedBy: 'organisers',
      isStructure: true,
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
  sitePaths: { routes: ['paviljoens', 'plattegrond', 'standhouders'], fixedPages },
  publicCalls: { readableTypes: ['exhibitor', 'exhibitor-kind', 'hall', 'pavilion', 'stand', 'theme'] },
  ownedTypes: {
    'api::exhibitor.exhibitor': {
      what: companyPage.owned,
      whereOwnedBy: ({ exhibitor }) => (exhibitor === null ? null : { documentId: exhibitor }),
      fields: ['publicId', 'name', 'slug'],
      onDelete: { retainedBecause: companyPage.retainedBecause },
    },
  },
  lists: exhibitorLists,
  bootstrap: makeFormerKinds,
  documentRules: { rules: [checkKind, checkStands, checkExhibitorsOfStand] },
};
