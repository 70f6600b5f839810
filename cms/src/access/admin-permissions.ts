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

/**
 * Permissions of our own pages, by what they are about, in the words of the screen of roles: to see it, to change it and to
 * take it along as a file.
 */
export const ownPermissions = {
  submissions: {
    name: 'Inzendingen van formulieren',
    actions: { read: 'Zien', update: 'Wijzigen', export: 'Downloaden als lijst' },
  },
  'organiser-submissions': {
    name: 'Inzendingen van formulieren alleen voor de organisator',
    actions: { read: 'Zien', update: 'Wijzigen', export: 'Downloaden als lijst' },
  },
  contracts: {
    name: 'Contracten van standhouders',
    actions: { read: 'Zien', update: 'Wijzigen', export: 'Downloaden als lijst' },
  },
  orders: {
    name: 'Bestellingen',
    actions: { read: 'Zien', update: 'Wijzigen', export: 'Downloaden als lijst' },
  },
  'form-files': {
    name: 'Bestanden bij inzendingen, contracten en bestellingen die men ziet',
    actions: { read: 'Downloaden' },
  },
  'organiser-forms': {
    name: 'Formulieren alleen voor de organisator',
    actions: { update: 'Ontvangers, bewaartermijn en “Alleen voor de organisator” wijzigen' },
  },
  registrations: { name: 'Bezoekers', actions: { read: 'Zien', export: 'Downloaden als lijst' } },
  statistics: {
    name: 'Statistieken',
    actions: { read: 'Zien', update: 'Aantekeningen en links wijzigen', export: 'Downloaden als lijst' },
  },
  newsletter: {
    name: 'Nieuwsbrief',
    actions: { read: 'Zien', update: 'Verwijderen', export: 'Downloaden als lijst' },
  },
  'session-places': {
    name: 'Plaatsen',
    actions: { read: 'Zien', update: 'Wijzigen', export: 'Downloaden als lijst' },
  },
  announcements: { name: 'Berichten', actions: { read: 'Zien', update: 'Wijzigen en versturen' } },
  'programme-import': { name: 'Programma importeren', actions: { update: 'Importeren' } },
  'timed-jobs': { name: 'Taken', actions: { read: 'Zien' } },
  deliveries: { name: 'Niet verstuurd', actions: { read: 'Zien', update: 'Opnieuw versturen' } },
} as const satisfies Record<string, { name: string; actions: Partial<Record<Verb, string>> }>;

export type Verb = 'read' | 'update' | 'export';
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

/** Every permission of our own. */
export const allOwnPermissions: readonly (AdminPermission & { about: Subject })[] = subjects().flatMap(
  (about) =>
    Object.keys(ownPermissions[about].actions).map((verb) => ({
      ...{ about, action: `api::${about}.${verb}`, subject: null },
    })),
);

function subjects(): Subject[] {
  return Object.keys(ownPermissions).filter((name): name is Subject => name in ownPermissions);
}
