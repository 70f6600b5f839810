/** Texts that every list of the site shares. */
export const listing = {
  searchLabel: 'Zoeken',
  searchPlaceholder: 'Zoek op naam of trefwoord',
  filtersLabel: 'Filters',
  submit: 'Toon resultaten',
  submitSearch: 'Zoek',
  activeFilters: 'Gekozen filters',
  removeFilter: (label: string) => `Verwijder filter: ${label}`,
  queryChip: (query: string) => `Zoekt: “${query}”`,
  clearAll: 'Wis alles',
  sortLabel: 'Sorteren op',
  sortSubmit: 'Sorteer',
  showMore: (count: number) => `Toon nog ${count}`,
  showLess: 'Toon minder',
  range: (from: number, to: number, total: number) => `${from}–${to} van ${total}`,
  loading: 'De lijst wordt bijgewerkt',
  pageTitle: (page: number) => `pagina ${page}`,
  /** The same selection in other forms. */
  files: {
    label: 'Deze lijst als',
    ics: 'Agenda (.ics)',
    xlsx: 'Excel',
    csv: 'CSV',
    json: 'JSON',
    print: 'Afdruk',
  },
  invalid: {
    'query-too-long': 'Uw zoektekst is te lang. Gebruik ten hoogste 100 tekens.',
    'too-many-values': 'U hebt te veel filters tegelijk gekozen. Kies er ten hoogste 20 per soort.',
    'value-too-long': 'Een van de filters in dit adres bestaat niet.',
    'page-not-a-number': 'Het paginanummer in dit adres klopt niet.',
  },
};
