/** Texts around the rules for exhibitors; the rules themselves are content. */
export const rules = {
  title: 'Reglement standhouders',
  titleOf: (title: string, version: string) => `${title}, versie ${version}`,
  contents: 'Inhoud',
  version: 'Versie',
  adopted: 'Vastgesteld op',
  effectiveSince: 'Van kracht sinds',
  effectiveFrom: 'Van kracht vanaf',
  standing: 'Geldigheid',
  standings: { coming: 'Nog niet van kracht', 'in-force': 'Van kracht', past: 'Eerdere versie' },
  otherVersions: 'Andere versies',
  versionLink: (version: string, standing: string, day: string) =>
    `Versie ${version} (${standing.toLowerCase()}, vanaf ${day})`,
  pastNote: (version: string) =>
    `U leest versie ${version}. Die geldt alleen nog voor overeenkomsten die ernaar verwijzen.`,
  comingNote: (day: string) => `Deze versie geldt pas vanaf ${day}.`,
  toCurrent: (version: string) => `Lees versie ${version}, die nu geldt`,
  print: 'Print of bewaar als pdf',
  changes: 'Wat er is gewijzigd',
  article: (number: number) => `Artikel ${number}.`,
  linkToArticle: (number: number) => `Kopieer de link naar artikel ${number}`,
  printed: (title: string, version: string, address: string) => `${title}, versie ${version}. ${address}`,
};
