import type { Core, UID } from '@strapi/strapi';
import type { ColumnKind, KnownDocument } from 'beursvloer-domain/import';
import type { AdminPermission } from '../access/admin-permissions';
import { createRegistry } from '../registry';

/** A list of documents that comes in as a table and goes out as the same one. */
export interface ListDefinition {
  /** In addresses and names of files. */
  name: string;
  uid: UID.ContentType;
  title: string;
  /** The page of the admin that imports it, for a list that has one of its own. */
  importsAt?: string;
  /** In the order of the table. What is not named keeps what the field itself says. */
  columns: readonly ColumnDefinition[];
  /** Columns that no two documents share. */
  unique?: readonly string[];
  /** Columns by which two documents can be the same. */
  alike?: readonly string[];
  /** Columns whose documents belong to one alone. */
  exclusive?: readonly string[];
  /** For rows of a table of their own, which a list adds to and never changes. Absent for documents of editors. */
  records?: ListRecords;
}

/** Rows that are no documents of editors: people. */
export interface ListRecords {
  mayRead: AdminPermission;
  mayAdd: AdminPermission;
  /** Said before any is added. */
  notice: string;
  /** `YYYY-MM-DD` */
  fairDays(strapi: Core.Strapi): Promise<readonly string[]>;
  count(strapi: Core.Strapi): Promise<number>;
  load(strapi: Core.Strapi): Promise<KnownDocument[]>;
  /** @returns its id; rejects with a sentence when it cannot be added */
  add(strapi: Core.Strapi, values: Readonly<Record<string, string>>): Promise<string>;
  /** Signs by which a later change of each is seen, under names for people. Those that are gone are not there. */
  signs(strapi: Core.Strapi, ids: readonly string[]): Promise<Map<string, Record<string, string>>>;
  remove(strapi: Core.Strapi, id: string): Promise<void>;
}

export interface ColumnDefinition {
  /** A field, or a field of a component: `contact.email`. */
  path: string;
  /** The label of the field when absent. */
  heading?: string;
  otherHeadings?: readonly string[];
  kind?: ColumnKind;
  example?: string;
  isRequired?: true;
  /** A document that it names can be made with its name alone. */
  isMakeable?: true;
  /** The documents that a column of records names. */
  names?: { uid: UID.ContentType; mainField: string };
  /** Of a column of records: it has no field that says so. */
  maxLength?: number;
}

export const lists = createRegistry<ListDefinition>();

/** The title of a list by its name. */
export const titleOf = (list: string): string => lists.all().find(({ name }) => name === list)?.title ?? list;
