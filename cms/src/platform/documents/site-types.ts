import type { UID } from '@strapi/strapi';
import { createRegistry } from '../registry';

/** A content type as visitors and editors know it. */
export interface SiteType {
  uid: UID.ContentType;
  /** Whoever creates, changes and deletes its entries. An organiser may do all that an editor may. */
  managedBy: 'editors' | 'organisers';
  isReadByEditors?: boolean;
  /** Its `edition` has the year of the past edition that a document is of; empty for the coming one. */
  isOfEdition?: true;
  /** The content backend alone makes its documents and takes them away. */
  isRecord?: true;
  /** Fields that the content backend alone writes, beside the public number. */
  fixedFields?: readonly string[];
  /** Every document gets a number, from this one on. */
  firstPublicId?: number;
  /** The folder of the site with a page for each document, under its number. */
  folder?: string;
  /** The field by whose number visitors know a document; the public number when absent. */
  key?: 'code';
  /** The Dutch path at which a preview shows a document, with `{publicId}` and `{slug}`; absent for what visitors never see. */
  preview?: string;
  /** Its previews are pages that other pages link to, though no folder has them under a number. */
  hasPages?: true;
  /** The field that says which of its documents have a page; absent where all have one. */
  pageField?: string;
  /** Useful for another fair too: it stays when the demo fair goes, unless somebody says otherwise. */
  isStructure?: true;
  /** The site cannot do without its documents: all of them stay when the demo fair goes. */
  isNeeded?: true;
  /** Somebody signs or orders by it, so its texts have no variables: they must not change with the fair. */
  isBinding?: true;
  /** A sentence about what the site lacks without it: it can then be neither deleted nor unpublished. */
  neededBecause?: string;
  /** The document that a document of this type belongs to, which stays as long. `called` is for several of this type. */
  belongsTo?: { uid: UID.ContentType; field: string; called: string };
}

export const siteTypes = createRegistry<SiteType>();

export const siteTypeOf = (uid: string): SiteType | undefined =>
  siteTypes.all().find((type) => type.uid === uid);

/** A condition that leaves out documents of a past edition. */
export const comingOnly = (uid: string): { edition?: null } =>
  siteTypeOf(uid)?.isOfEdition ? { edition: null } : {};
