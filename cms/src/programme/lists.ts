import type { ListDefinition } from '../platform/lists/definition';
import { listColumns, listTitles } from './list-texts';

export const programmeList = 'programma';

export const programmeLists: readonly ListDefinition[] = [
  {
    name: programmeList,
    uid: 'api::session.session',
    title: listTitles.sessions,
    importsAt: '/programme-import',
    columns: listColumns.sessions,
  },
  {
    name: 'sprekers',
    uid: 'api::speaker.speaker',
    title: listTitles.speakers,
    columns: listColumns.speakers,
    alike: ['privateEmail'],
  },
  { name: 'zalen', uid: 'api::room.room', title: listTitles.rooms, columns: listColumns.rooms },
  {
    name: 'doelgroepen',
    uid: 'api::audience.audience',
    title: listTitles.audiences,
    columns: listColumns.audiences,
  },
];
