import type { ListDefinition } from '../platform/lists/definition';
import { listColumns, listTitles } from './list-texts';

export const exhibitorLists: readonly ListDefinition[] = [
  {
    name: 'standhouders',
    uid: 'api::exhibitor.exhibitor',
    title: listTitles.exhibitors,
    columns: listColumns.exhibitors,
    unique: ['kvkNumber'],
    alike: ['website', 'contact.email', 'contactPerson.email'],
    exclusive: ['stands'],
  },
  {
    name: 'stands',
    uid: 'api::stand.stand',
    title: listTitles.stands,
    columns: listColumns.stands,
    unique: ['code'],
  },
  {
    name: 'paviljoens',
    uid: 'api::pavilion.pavilion',
    title: listTitles.pavilions,
    columns: listColumns.pavilions,
  },
  { name: 'themas', uid: 'api::theme.theme', title: listTitles.themes, columns: listColumns.themes },
  { name: 'hallen', uid: 'api::hall.hall', title: listTitles.halls, columns: listColumns.halls },
];
