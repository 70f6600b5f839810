import type { DirectoryGroup } from '../access/directory-groups';

/** Answers of the admin's server about the demo fair. The admin's page imports this: no Strapi here. */

/** How much there is of a type of the demo fair, and how much of it stays for which reason. */
export interface DemoType {
  uid: string;
  name: string;
  group: DirectoryGroup;
  /** It is useful for another fair too: pages, forms, themes. */
  isStructure: boolean;
  going: number;
  /** Changed by somebody since. */
  changed: number;
  /** Visitors or exhibitors sent something about it. */
  held: number;
  /** The site cannot do without it, or something belongs to it that stays. */
  needed: number;
}
