/** A permission of an administrator, as Strapi names it; the admin's own pages know it too. */
export interface AdminPermission {
  action: string;
  /** The type that it is about; null for one of our own. */
  subject: string | null;
}

/** To see the documents of a type. */
export const mayRead = (subject: string): AdminPermission => ({
  action: 'plugin::content-manager.explorer.read',
  subject,
});

/** To publish the documents of a type. */
export const mayPublish = (subject: string): AdminPermission => ({
  action: 'plugin::content-manager.explorer.publish',
  subject,
});

/** The organiser is whoever may change the data of the fair itself. */
export const organiser: AdminPermission = {
  action: 'plugin::content-manager.explorer.update',
  subject: 'api::site-setting.site-setting',
};

/** To see something, to change it, and to take it along as a file. */
export type Verb = 'read' | 'update' | 'export';

/** The permissions of one of our own pages, in the words of the screen of roles. */
export interface OwnPermissions {
  about: string;
  name: string;
  actions: Readonly<Partial<Record<Verb, string>>>;
  /** The permissions that opened the page until it had its own: see `withoutClosedPages`. */
  formerly: readonly AdminPermission[];
}

/** The permission of our own to do something with what `about` names. */
export const ownPermission = (about: string, verb: Verb): AdminPermission => ({
  action: `api::${about}.${verb}`,
  subject: null,
});

/** Permissions of our own, with `may`, which takes the verbs that they have. */
export function ownPermissions<const Actions extends OwnPermissions['actions']>(
  given: Omit<OwnPermissions, 'actions'> & { actions: Actions },
): OwnPermissions & { may(verb: Verb & keyof Actions): AdminPermission } {
  return { ...given, may: (verb) => ownPermission(given.about, verb) };
}

/** Everything that these permissions allow. */
export const allOf = ({ about, actions }: OwnPermissions): AdminPermission[] =>
  (['read', 'update', 'export'] as const)
    .filter((verb) => verb in actions)
    .map((verb) => ownPermission(about, verb));
