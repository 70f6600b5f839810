import type { AdminPermission } from '../access/admin-permissions';
import { mayChange, mayCreate, mayPublish, mayRead } from '../access/admin-permissions';
import { isAllowed, type AdminContext } from '../access/admin-routes';
import type { ListDefinition } from './definition';
import type { List } from './fields';

/** All that an import of a list does with its documents. */
export const toImport = (uid: string): AdminPermission[] => [mayCreate(uid), mayChange(uid)];

export const mayReadList = (context: AdminContext, { uid, records }: ListDefinition): boolean =>
  isAllowed(context, records?.mayRead ?? mayRead(uid));

export const mayImportList = (context: AdminContext, { uid, records }: ListDefinition): boolean =>
  (records ? [records.mayAdd] : toImport(uid)).every((one) => isAllowed(context, one));

/** Records are changed one by one. */
export const mayChangeList = (context: AdminContext, { uid, records }: ListDefinition): boolean =>
  !records && isAllowed(context, mayChange(uid));

export const mayPublishList = (context: AdminContext, { definition, hasDrafts }: List): boolean =>
  hasDrafts && isAllowed(context, mayPublish(definition.uid));
