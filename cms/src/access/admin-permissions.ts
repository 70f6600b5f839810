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

/** The organiser is whoever may change the data of the fair itself. */
export const organiser: AdminPermission = {
  action: 'plugin::content-manager.explorer.update',
  subject: 'api::site-setting.site-setting',
};

/** Permissions of our own, by what they are about, in the words of the screen of roles. */
export const ownPermissions = {
  'organiser-forms': {
    name: 'Formulieren alleen voor de organisator',
    actions: { update: 'Ontvangers, bewaartermijn en “Alleen voor de organisator” wijzigen' },
  },
} as const satisfies Record<string, { name: string; actions: Record<string, string> }>;

type Own = typeof ownPermissions;
/** What a permission of our own is about. */
export type Subject = keyof Own;

/** A permission of our own. */
export const may = <S extends Subject>(
  subject: S,
  verb: string & keyof Own[S]['actions'],
): AdminPermission => ({
  action: `api::${subject}.${verb}`,
  subject: null,
});
