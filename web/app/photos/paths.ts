/** Path of the list of albums. */
export const LIST_PATH = '/fotos-2025';

/** The slug of the page with the editors' texts around the albums. */
export const PAGE_SLUG = 'fotos-2025';

/** The edition that the site looks back on. */
export const YEAR = '2025';
