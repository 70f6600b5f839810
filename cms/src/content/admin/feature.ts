import type { AdminFeature } from '../../platform/admin/admin-feature';
import { organiser } from '../../platform/access/admin-permissions';
import { guarded } from '../../platform/admin/unsaved/leave-guard';
import { AlbumPanel } from './album/album-panel';
import { photosRoute } from './album/paths';
import { MovePanel } from './fair-move/move-panel';
import { movePath } from './fair-move/paths';
import { MenuPanel } from './menu/menu-panel';
import { EditionPanel } from './new-edition/edition-panel';
import { editionPath } from './new-edition/paths';
import { newFairTexts } from './new-fair/texts';

export const feature: AdminFeature = {
  settingsPage: {
    id: 'new-fair',
    to: 'new-fair',
    intlLabel: { id: 'beursvloer.newFair.title', defaultMessage: newFairTexts.title },
    permissions: [organiser],
    group: 'settings',
    about: newFairTexts.about,
    Component: guarded(() => import('./new-fair/new-fair-page')),
  },
  panels: [AlbumPanel, MenuPanel, MovePanel, EditionPanel],
  pages: [
    { path: photosRoute, Component: guarded(() => import('./album/album-page')) },
    { path: movePath.slice(1), Component: guarded(() => import('./fair-move/move-page')) },
    { path: editionPath.slice(1), Component: guarded(() => import('./new-edition/edition-page')) },
  ],
};
