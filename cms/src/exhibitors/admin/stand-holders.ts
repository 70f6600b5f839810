import type { ListCell } from '../../platform/admin/content-manager';
import { standTexts } from '../texts';

/** Names who holds a stand. Strapi shows how many copies of exhibitors point at it, drafts and languages included. */
export const standHolders: ListCell = ({ attribute }) =>
  attribute?.target === 'api::exhibitor.exhibitor' && attribute.mappedBy === 'stands' ? names : undefined;

function names(holders: unknown): string {
  // A role that may not read exhibitors gets no names.
  if (!Array.isArray(holders)) return '-';
  return standTexts.holders(holders.map(({ name }) => name));
}
