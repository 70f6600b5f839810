import type { ListDefinition } from '../lists/definition';
import { redirectColumns, redirectsTitle } from './texts';

export const redirectLists: readonly ListDefinition[] = [
  {
    name: 'doorverwijzingen',
    uid: 'api::redirect.redirect',
    title: redirectsTitle,
    columns: redirectColumns,
    unique: ['source'],
  },
];
