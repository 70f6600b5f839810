const starAtEnd = (example: string) =>
  `Het sterretje mag alleen aan het eind staan, na een schuine streep: ${example}.`;

export const sourceErrors = {
  taken: (source: string) => `Er is al een doorverwijzing van ${source}.`,
  noSlash: 'Begin met een schuine streep, bijvoorbeeld /oud.',
  notOnlyPath: 'Laat het deel vanaf het teken ? of # weg: alleen het pad telt.',
  characters: 'Er staan tekens in die niet in een adres horen.',
  star: starAtEnd('/oud/*'),
  wholeSite: 'Zo zou de hele site worden doorverwezen. Begin met een pad, bijvoorbeeld /oud/*.',
  home: 'De startpagina kan niet worden doorverwezen.',
  shortLink: 'Maak voor een adres onder /l een korte link.',
  ownFolder: (folder: string | undefined) =>
    `Adressen onder /${folder} zijn van de website zelf en worden niet doorverwezen.`,
} as const;

export const targetErrors = {
  unreadable: 'Vul een pad op de site in, zoals /nieuw, of een volledig adres dat met https:// begint.',
  star: starAtEnd('/nieuw/*'),
  starWithoutSource: 'Een adres dat op /* eindigt, kan alleen als het oude adres dat ook doet.',
  shortLink: 'Dit is een korte link. Vul het adres in waar die heen leidt.',
  itself: 'Deze doorverwijzing wijst naar zichzelf.',
  ownName:
    'De site verwijst zelf al naar dit adres met de goede naam erachter. Een doorverwijzing tussen die twee wordt een kring.',
  closesLoop: (route: string) => `Zo ontstaat een kring: ${route}.`,
  closesChain: (route: string, maximum: number) =>
    `Zo ontstaat een keten van meer dan ${maximum} doorverwijzingen: ${route}. Verwijs meteen naar het laatste adres.`,
  inLoop: (route: string) => `Dit adres wordt in een kring doorverwezen: ${route}.`,
  inChain: (route: string) => `Dit adres wordt te vaak doorverwezen: ${route}. Vul het laatste adres in.`,
} as const;

export const redirectTexts = { note: 'Vanzelf gemaakt toen de pagina een ander adres kreeg.' } as const;

export const redirectsTitle = 'Doorverwijzingen';

/** The words that people write above a column, in small letters, and an example of what belongs under it. */
export const redirectColumns = [
  { path: 'source', kind: 'path', otherHeadings: ['oud', 'oude url', 'oud adres', 'bron', 'from', 'source'] },
  {
    path: 'target',
    otherHeadings: ['nieuw', 'nieuwe url', 'nieuw adres', 'doel', 'to', 'target'],
    example: '/programma',
  },
  { path: 'code', otherHeadings: ['type', 'code', 'status'] },
  { path: 'active', otherHeadings: ['aan', 'actief ja nee'], example: 'ja' },
  { path: 'internalNote', otherHeadings: ['opmerking', 'notitie'] },
] as const;
