export interface AdminPermission {
  action: string;
  /** The type that it is about; null for one of our own. */
  subject: string | null;
}

export const mayRead = (subject: string): AdminPermission => ({
  action: 'plugin::content-manager.explorer.read',
  subject,
});

export const mayPublish = (subject: string): AdminPermission => ({
  action: 'plugin::content-manager.explorer.publish',
  subject,
});

export const mayCreate = (subject: string): AdminPermission => ({
  action: 'plugin::content-manager.explorer.create',
  subject,
});

export const mayChange = (subject: string): AdminPermission => ({
  action: 'plugin::content-manager.explorer.update',
  subject,
});

/** The organiser is whoever may change the data of the fair itself. */
export const organiser = mayChange('api::site-setting.site-setting');

export type Verb = 'read' | 'update' | 'export';

export interface OwnPermissions {
  about: string;
  name: string;
  actions: Readonly<Partial<Record<Verb, string>>>;
  /** The permissions that opened the page until it had its own: see `withoutClosedPages`. */
  formerly: readonly AdminPermission[];
}

export const ownPermission = (about: string, verb: Verb): AdminPermission => ({
  action: `api::${about}.${verb}`,
  subject: null,
});

export function ownPermissions<const Actions extends OwnPermissions['actions']>(
  given: Omit<OwnPermissions, 'actions'> & { actions: Actions },
): OwnPermissions & { may(verb: Verb & keyof Actions): AdminPermission } {
  return { ...given, may: (verb) => ownPermission(given.about, verb) };
}

export const allOf = ({ about, actions }: OwnPermissions): AdminPermission[] =>
  (['read', 'update', 'export'] as const)
    .filter((verb) => verb in actions)
    .map((verb) => ownPermission(about, verb));
