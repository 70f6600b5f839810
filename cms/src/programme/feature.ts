import { actionsOf } from '../platform/access/public-actions';
import type { Feature } from '../platform/feature';
import { makeFormerKinds } from './demo-kinds';
import { serveProgrammeImport } from './import/admin-routes';
import { checkKind } from './kind-rules';
import { programmeLists } from './lists';
import { importPermissions } from './permissions';
import { checkSession } from './session-rules';
import { fixedPages, heldDocuments } from './texts';
import { rememberWithdrawn } from './withdrawn';

export const programme: Feature = {
  siteTypes: [
    {
      uid: 'api::session-kind.session-kind',
      managedBy: 'organisers',
      isStructure: true,
      isReadByEditors: true,
      preview: '/programma/{slug}',
      hasPages: true,
      pageField: 'hasPage',
    },
    {
      uid: 'api::session.session',
      managedBy: 'editors',
      firstPublicId: 2001,
      isOfEdition: true,
      folder: 'programma',
      preview: '/programma/{publicId}',
      belongsTo: { uid: 'api::room.room', field: 'room', called: heldDocuments.sessions },
    },
    {
      uid: 'api::speaker.speaker',
      managedBy: 'editors',
      firstPublicId: 3001,
      isOfEdition: true,
      folder: 'sprekers',
      preview: '/sprekers/{publicId}/{slug}',
    },
    {
      uid: 'api::audience.audience',
      managedBy: 'editors',
      isStructure: true,
      preview: '/programma?doelgroep={slug}',
    },
    {
      uid: 'api::room.room',
      managedBy: 'organisers',
      isStructure: true,
      isReadByEditors: true,
      preview: '/programma?zaal={slug}',
      belongsTo: { uid: 'api::hall.hall', field: 'hall', called: heldDocuments.rooms },
    },
  ],
  sitePaths: { routes: ['programma', 'sprekers'], fixedPages },
  publicCalls: {
    readableTypes: ['audience', 'room', 'session', 'session-kind', 'speaker'],
    everybody: actionsOf('api::session.session', 'withdrawn'),
  },
  permissions: [importPermissions],
  lists: programmeLists,
  bootstrap: makeFormerKinds,
  documentRules: { rules: [checkKind, checkSession, rememberWithdrawn] },
  register: serveProgrammeImport,
};
